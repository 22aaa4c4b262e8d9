import { ask } from '#tests/support/http-client.ts';
import type { BenchSite } from './site.ts';
import { median, type Row } from './table.ts';

const SHEET = '/products/masif-deck-140/foy.pdf';
const CATALOGUE = '/katalog.pdf';
/** Not a cached page: it is rendered each time. */
const PAGE = '/ara?q=deck';
const AT_REST = 60;

/** Technical sheet and catalogue, first made and then cached, and how long a page takes while the catalogue is made. */
export async function measurePaper(site: BenchSite): Promise<Row[]> {
  const time = async (path: string) => {
    const started = performance.now();
    const { status, body } = await ask(site.url + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return { ms: performance.now() - started, bytes: body.length };
  };
  const atRest: number[] = [];
  for (let n = 0; n < AT_REST; n += 1) atRest.push((await time(PAGE)).ms);
  const coldSheet = await time(SHEET);
  const cachedSheet = await time(SHEET);
  let isMade = false;
  const making = time(CATALOGUE).finally(() => {
    isMade = true;
  });
  const meanwhile: number[] = [];
  while (!isMade) meanwhile.push((await time(PAGE)).ms);
  const coldCatalogue = await making;
  const cachedCatalogue = await time(CATALOGUE);
  const row = (what: string, { ms, bytes }: { ms: number; bytes: number }, most: number): Row => ({
    what,
    measured: `${Math.round(ms)} ms, ${Math.round(bytes / 1024)} KB`,
    bar: `at most ${most} ms`,
    met: ms <= most,
  });
  const figures = (values: number[]) =>
    `${median(values).toFixed(1)} ms, at most ${Math.max(...values).toFixed(1)} (${values.length} pages)`;
  return [
    row('technical sheet, first made', coldSheet, 5_000),
    row('technical sheet, cached', cachedSheet, 100),
    row('catalogue of 14 products, first made', coldCatalogue, 15_000),
    row('catalogue of 14 products, cached', cachedCatalogue, 100),
    { what: 'a rendered page at rest, median', measured: figures(atRest), bar: 'printed', met: null },
    { what: 'the same while the catalogue is made', measured: figures(meanwhile), bar: 'printed', met: null },
  ];
}
