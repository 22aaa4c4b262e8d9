import { brotliCompressSync, constants } from 'node:zlib';
import { median, type Row } from './table.ts';

const PAGE = Buffer.from(
  Array.from({ length: 4000 }, (_, n) => `<p class="p-${(n * 7919) % 1000}">Ürün ${n}</p>`).join(''),
);
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const RUNS = 3;
const RUNS_TO_WARM_UP = 50;

/**
 * The pace of the machine. A virtual one shares its processor with others and counts what they take as its own: the same work
 * may cost twice as much a minute later, or a second. Work that never changes, done between measurements, tells how much.
 */
export class Pace {
  readonly #costs: number[] = [];

  constructor() {
    for (let n = 0; n < RUNS_TO_WARM_UP; n += 1) doFixedWork();
  }

  /** Milliseconds of processor time that the fixed work takes now. The median, because single runs differ by chance. */
  measure(): number {
    const cost = median(Array.from({ length: RUNS }, doFixedWork));
    this.#costs.push(cost);
    return cost;
  }

  /** Turns what was measured at one pace into what it would have been at the best pace of the run. */
  atBest(cost: number, pace: number): number {
    return (cost * this.#best()) / pace;
  }

  row(): Row {
    const [best, middle, worst] = [this.#best(), median(this.#costs), Math.max(...this.#costs)];
    const slower = (cost: number) => `${(cost / best).toFixed(1)} times`;
    return {
      what: 'pace of the machine: what fixed work cost, against the best twentieth',
      measured: `${slower(middle)} in the median, ${slower(worst)} at worst`,
      bar: '',
      met: null,
    };
  }

  #best(): number {
    const sorted = [...this.#costs].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 20)] ?? Number.NaN;
  }
}

/** Compresses and makes objects, as rendering a page does. */
function doFixedWork(): number {
  const before = process.cpuUsage();
  for (let n = 0; n < 2; n += 1) brotliCompressSync(PAGE, BROTLI);
  for (let n = 0; n < 3; n += 1)
    JSON.parse(JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id, name: `Ürün ${id}` }))));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
