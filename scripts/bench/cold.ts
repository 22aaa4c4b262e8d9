import { setTimeout as wait } from 'node:timers/promises';
import { readForms } from '#tests/support/html-forms.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { Pace } from './pace.ts';
import type { BenchSite } from './site.ts';
import { median, type Row } from './table.ts';
import { processorMilliseconds } from './wrk.ts';

const ROUNDS = 9;
/** V8 optimizes the code during the first thousand pages. */
const TURNS_TO_WARM_UP = 8;
const REQUESTS = 30;
const CHANGES = 20;
const ROUNDS_OF_SAVES_TO_WARM_UP = 4;
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

/** What a page cost in each turn, and the pace of the machine meanwhile. */
type Turns = { cost: number; pace: number }[];

/** Processor time of the server, all of its threads, for a page that it renders, one request after another. */
export async function measureCold(site: BenchSite): Promise<Row[]> {
  const [pace, paceAfterChanges] = [new Pace(), new Pace()];
  const forOne = await renderForOne(site, pace);
  const afterChanges = await renderAfterChanges(site, paceAfterChanges);
  return [
    ...toRows('rendered for one client', forOne, pace),
    pace.row(),
    ...toRows('rendered anew after a change', afterChanges, paceAfterChanges),
    paceAfterChanges.row(),
  ];
}

function toRows(how: string, pages: Turns[], pace: Pace): Row[] {
  return PAGES.map(({ path, most }, index) => {
    const turns = pages[index] ?? [];
    const costs = turns.map(({ cost, pace: then }) => pace.atBest(cost, then));
    return {
      what: `${path}, ${how}: processor time at the machine's best pace, median and range of ${ROUNDS} turns; as measured`,
      measured: `${spread(costs)}; ${spread(turns.map(({ cost }) => cost))}`,
      bar: `at most ${most} ms`,
      met: median(costs) <= most,
    };
  });
}

const spread = (costs: number[]) =>
  `${median(costs).toFixed(1)} ms, ${Math.min(...costs).toFixed(1)} to ${Math.max(...costs).toFixed(1)}`;

/** An address with an unknown query parameter is not cached. */
async function renderForOne({ url, process }: BenchSite, pace: Pace): Promise<Turns[]> {
  const pid = process.pid ?? 0;
  const pages = PAGES.map((): Turns => []);
  for (let round = -TURNS_TO_WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, { path }] of PAGES.entries()) {
      const paceBefore = pace.measure();
      const before = await processorMilliseconds(pid);
      for (let n = 0; n < REQUESTS; n += 1) await read(`${url}${path}?olcum=${n}`);
      const cost = ((await processorMilliseconds(pid)) - before) / REQUESTS;
      if (round >= 0) pages[index]?.push({ cost, pace: mean([paceBefore, pace.measure()]) });
    }
  }
  return pages;
}

/**
 * The line above the top bar is on every page, also while it is not shown: each save makes all of them anew. They are asked
 * for one after another. Work that one leaves behind is measured with the next, so their order changes each time.
 */
async function renderAfterChanges({ url, process }: BenchSite, pace: Pace): Promise<Turns[]> {
  const save = await prepareSave(url);
  const pid = process.pid ?? 0;
  const pages = PAGES.map((): Turns => []);
  // V8 optimizes the code of saves during the first ones; that would be counted with the pages.
  for (let round = -ROUNDS_OF_SAVES_TO_WARM_UP; round < ROUNDS; round += 1) {
    const turns = PAGES.map((): Turns => []);
    for (let n = 0; n < CHANGES; n += 1) {
      await save(`Ölçüm ${round} ${n}`);
      await wait(QUIET_MS);
      const now = pace.measure();
      let before = await processorMilliseconds(pid);
      for (const [step, index] of shuffle([...PAGES.keys()]).entries()) {
        await read(url + PAGES[index]?.path);
        if (step === PAGES.length - 1) await wait(QUIET_MS);
        const after = await processorMilliseconds(pid);
        turns[index]?.push({ cost: after - before, pace: now });
        before = after;
      }
    }
    if (round < 0) continue;
    for (const [index, turn] of turns.entries())
      pages[index]?.push({ cost: mean(turn.map(({ cost }) => cost)), pace: mean(turn.map(({ pace }) => pace)) });
  }
  return pages;
}

/** Sorting by chance favours some orders a little, which does not matter here. */
const shuffle = (numbers: number[]) => numbers.sort(() => Math.random() - 0.5);

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

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
