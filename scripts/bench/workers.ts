import { createDatabase, startPostgres } from '#tests/support/postgres.ts';
import { startBenchSite } from './site.ts';
import { median, type Row } from './table.ts';
import { ensureWrk, load } from './wrk.ts';

const ROUNDS = 3;
// Of 32 requests for a page that is rendered anew, the last waits for seconds on a busy machine.
const SECONDS = 8;
const PAGES = { 'cached page': '/', 'uncached page': '/?olcum=1' };

/** One process against two on PostgreSQL, in turns. The client needs a core too: on two cores a cached page gains little. */
export async function measureWorkers(): Promise<Row[]> {
  ensureWrk();
  const postgres = await startPostgres();
  try {
    const sites = await Promise.all(
      ['1', '2'].map(async (WORKERS) =>
        startBenchSite({ more: { WORKERS, DATABASE_URL: (await createDatabase(postgres.url)).url } }),
      ),
    );
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(PAGES)) {
      const rates: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [index, site] of sites.entries())
          rates[index as 0 | 1].push((await load(site.url + path, { 'accept-encoding': 'br' }, SECONDS)).rate);
      const [one, two] = rates.map(median) as [number, number];
      const measured = `${(two / one).toFixed(2)} (${Math.round(two)} against ${Math.round(one)} requests/s)`;
      rows.push({ what: `${what}, WORKERS=2 against 1`, measured, bar: 'printed', met: null });
    }
    for (const site of sites) await site.remove();
    return rows;
  } finally {
    await postgres.stop();
  }
}
