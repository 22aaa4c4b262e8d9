import { setTimeout as wait } from 'node:timers/promises';
import { readForms } from '#tests/support/html-forms.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import type { BenchSite } from './site.ts';
import { median, type Row } from './table.ts';
import { processorMilliseconds, processorSeconds } from './wrk.ts';

const ROUNDS = 5;
const REQUESTS = 60;
const CHANGES = 40;
/** Until what a save leaves to be done afterwards is over. */
const QUIET_MS = 60;
const BROTLI = { 'accept-encoding': 'br' };
const ANNOUNCEMENT = '/admin/site/duyuru';

const PAGES = [
  { path: '/', most: 8 },
  { path: '/products', most: 6 },
  { path: '/products/masif-deck-140', most: 6 },
  { path: '/projects/kandilli-yali-terasi', most: 6 },
  { path: '/blogs/deck-altyapisi-nasil-hazirlanir', most: 6 },
];

/** Processor time of the server, all of its threads, for a page that it renders, one request after another. */
export async function measureCold(site: BenchSite): Promise<Row[]> {
  return [
    ...toRows('rendered for one client', await renderForOne(site)),
    ...toRows('rendered anew after a change', await renderAfterChanges(site)),
  ];
}

function toRows(how: string, costs: number[][]): Row[] {
  return PAGES.map(({ path, most }, index) => {
    const turns = costs[index] ?? [];
    const [middle, least, highest] = [median(turns), Math.min(...turns), Math.max(...turns)];
    return {
      what: `${path}, ${how}: processor time, median and range of ${ROUNDS} turns`,
      measured: `${middle.toFixed(1)} ms, ${least.toFixed(1)} to ${highest.toFixed(1)}`,
      bar: `at most ${most} ms`,
      met: middle <= most,
    };
  });
}

/** An address with an unknown query parameter is not cached. The first turn warms the process up. */
async function renderForOne({ url, process }: BenchSite): Promise<number[][]> {
  const costs = PAGES.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { path }] of PAGES.entries()) {
      const before = await processorSeconds(process.pid ?? 0);
      for (let n = 0; n < REQUESTS; n += 1) await read(`${url}${path}?olcum=${n}`);
      const spent = (await processorSeconds(process.pid ?? 0)) - before;
      if (round > 0) costs[index]?.push((spent / REQUESTS) * 1000);
    }
  }
  return costs;
}

/** The line above the top bar is on every page, also while it is not shown: each save makes all of them anew. */
async function renderAfterChanges({ url, process }: BenchSite): Promise<number[][]> {
  const save = await prepareSave(url);
  const pid = process.pid ?? 0;
  const costs = PAGES.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = PAGES.map(() => 0);
    for (let n = 0; n < CHANGES; n += 1) {
      await save(`Ölçüm ${round} ${n}`);
      for (const [index, { path }] of PAGES.entries()) {
        await wait(QUIET_MS);
        const before = await processorMilliseconds(pid);
        await read(url + path);
        sums[index] = (sums[index] ?? 0) + (await processorMilliseconds(pid)) - before;
      }
    }
    for (const [index, sum] of sums.entries()) costs[index]?.push(sum / CHANGES);
  }
  return costs;
}

async function prepareSave(url: string): Promise<(text: string) => Promise<void>> {
  const cookie = await signInOverHttp(url);
  return async (text) => {
    const page = (await ask(url + ANNOUNCEMENT, { headers: { cookie } })).body.toString();
    const form = readForms(page).find(({ fields }) => 'until' in fields);
    const { status } = await postForm(url + ANNOUNCEMENT, { ...form?.fields, text }, { cookie });
    if (status !== 302) throw new Error(`Saving the line above the top bar answered ${status}`);
  };
}

async function read(address: string): Promise<void> {
  const { status } = await ask(address, { headers: BROTLI });
  if (status !== 200) throw new Error(`${address} answered ${status}`);
}
