import type { Figures } from '#app/server/metrics.server.ts';

/** Of these the largest is told, of all others the sum. */
const LARGEST = new Set(['process_uptime_seconds', 'event_loop_delay_p99_seconds']);

/** What each worker last said of itself, and what those have counted that ended: a counter must not fall. */
export class WorkerFigures<Worker> {
  readonly #last = new Map<Worker, Figures>();
  #ended: Figures = { counters: {}, gauges: {} };

  set(worker: Worker, figures: Figures): void {
    this.#last.set(worker, figures);
  }

  end(worker: Worker): void {
    const figures = this.#last.get(worker);
    this.#last.delete(worker);
    if (figures) this.#ended = sumFigures([this.#ended, { counters: figures.counters, gauges: {} }]);
  }

  sum(): Figures {
    return sumFigures([...this.#last.values(), this.#ended]);
  }
}

/** The figures of several processes as those of one. */
function sumFigures(all: Figures[]): Figures {
  const sum: Figures = { counters: {}, gauges: {} };
  for (const { counters, gauges } of all) {
    for (const [name, value] of Object.entries(counters)) sum.counters[name] = (sum.counters[name] ?? 0) + value;
    for (const [name, value] of Object.entries(gauges)) {
      const before = sum.gauges[name] ?? 0;
      sum.gauges[name] = LARGEST.has(name) ? Math.max(before, value) : before + value;
    }
  }
  return sum;
}
