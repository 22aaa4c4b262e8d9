import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { childrenOf } from '#tests/support/child-processes.ts';
import { signInOverHttp } from '#tests/support/http-client.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { launchSite, type SiteProcess, startSite } from '#tests/support/site-process.ts';

vi.setConfig({ testTimeout: 45_000 });

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

// One site with two workers on PostgreSQL. The last test ends it.
let database: { url: string; drop(): Promise<void> };
let dataDir = '';
let site: SiteProcess;

beforeAll(async () => {
  database = await copyDatabase('demo');
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: database.url, WORKERS: '2' });
  await vi.waitUntil(async () => (await read('workers')) === 2, { timeout: 30_000 });
}, 120_000);
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
  await database.drop();
});

const workers = () => childrenOf(site.process.pid ?? 0, 'index.js');

/** A figure of /metrics. */
async function read(series: string): Promise<number> {
  const lines = (await get('/metrics')).body.split('\n');
  return Number(lines.find((line) => line.startsWith(`${series} `))?.split(' ')[1]);
}

/** Runs `work` while only this worker can answer. */
async function withOnly<Result>(worker: number, work: () => Promise<Result>): Promise<Result> {
  const others = workers().filter((pid) => pid !== worker);
  for (const pid of others) process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const pid of others) process.kill(pid, 'SIGCONT');
  }
}

/** Visitors who ask again and again, half of them on a connection that they keep, until `end`. Tells what they got. */
function startLoad() {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Record<string, number> = {};
  let ended = false;
  const visit = async (options: { agent?: Agent }) => {
    while (!ended) {
      const { outcome } = await get('/products', options);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      await nextTurn();
    }
  };
  const visitors = Array.from({ length: 8 }, (_, n) => visit(n % 2 ? { agent } : {}));
  return {
    outcomes,
    async end() {
      ended = true;
      await Promise.all(visitors);
      agent.destroy();
    },
  };
}

/** On a connection of its own, unless an agent keeps it. The outcome is the status, or why there is none. */
function get(path: string, options: { agent?: Agent; headers?: Record<string, string> } = {}) {
  return new Promise<{ outcome: string; body: string }>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ outcome: String(error.code), body: '' });
    const request = send(site.url + path, { agent: false, ...options }, (response) =>
      text(response).then((body) => resolve({ outcome: String(response.statusCode), body }), fail),
    );
    request.on('error', fail);
    request.end();
  });
}

it('more than one worker on the embedded database is refused with one line', async () => {
  const refused = launchSite({ DATA_DIR: dataDir, WORKERS: '2' });
  const [code] = await once(refused.process, 'close');
  expect([code, refused.output()]).toEqual([
    1,
    'Wrong setting: WORKERS above 1 needs PostgreSQL (DATABASE_URL): the embedded database serves one process\n',
  ]);
});

it('each worker answers, the address is told once, and one of them keeps house', async () => {
  const [one, two, ...more] = workers();
  expect(more).toEqual([]);
  for (const worker of [one, two])
    expect(await withOnly(worker ?? 0, async () => (await get('/products')).outcome)).toBe('200');
  expect(site.output().match(/Site {3}http/g)).toHaveLength(1);
  expect(await read('housekeepers')).toBe(1);
});

it('/metrics adds up what each of them has answered', async () => {
  const series = 'http_requests_total{route="site",status="302"}';
  for (const [n, worker] of workers().entries())
    await withOnly(worker, async () => {
      for (let times = 0; times <= n; times += 1) await get('/olmayan-sayfa');
    });
  expect(await read(series)).toBe(3);
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(100 * 1024 * 1024);
});

it('a session and a change reach the other worker', async () => {
  const [one, two] = workers() as [number, number];
  const page = async () => (await get('/products')).body;
  const cookie = await signInOverHttp(site.url);
  for (const worker of [one, two]) {
    const dashboard = await withOnly(worker, () => get('/admin/dashboard', { headers: { cookie } }));
    expect(dashboard.outcome).toBe('200');
    await withOnly(worker, page);
  }

  const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  await db.updateTable('products').set({ title: 'Yeni Ad' }).where('slug', '=', 'masif-deck-140').execute();
  await close();
  for (const worker of [one, two])
    await expect.poll(() => withOnly(worker, page), { interval: 10 }).toContain('Yeni Ad');
});

it('new workers take over one by one under load: nobody is refused, nothing is lost, and one keeps house', async () => {
  const before = workers();
  const answered = await read('page_cache_hits_total');
  const load = startLoad();
  site.process.kill('SIGUSR2');
  await expect.poll(() => workers().filter((pid) => before.includes(pid)), { timeout: 40_000 }).toEqual([]);
  await load.end();
  expect(Object.keys(load.outcomes)).toEqual(['200']);
  // Figures wait a moment for a worker that has just ended.
  await expect.poll(() => read('workers'), { timeout: 30_000 }).toBe(2);
  expect(await read('housekeepers')).toBe(1);
  // What those have counted that ended is still there.
  expect(await read('page_cache_hits_total')).toBeGreaterThan(answered);
});

it('a worker that is killed is replaced, and nobody who comes afterwards is refused; its work goes on', async () => {
  for (const victim of workers()) {
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => workers(), { interval: 5 }).not.toContain(victim);
    const load = startLoad();
    await expect.poll(() => read('workers'), { timeout: 30_000 }).toBe(2);
    await load.end();
    expect(Object.keys(load.outcomes)).toEqual(['200']);
    expect(await read('housekeepers')).toBe(1);
  }
});

it('SIGTERM under load: whoever asked before is answered, and a visitor of both workers was counted once', async () => {
  for (const worker of workers()) await withOnly(worker, () => get('/about', { headers: BROWSER }));
  const load = startLoad();
  await expect.poll(() => load.outcomes['200'] ?? 0).toBeGreaterThan(20);
  const asked = Array.from({ length: 20 }, () => get('/products?olcum=1'));
  await asked[0];
  expect(await site.stop()).toBe(0);
  expect(new Set((await Promise.all(asked)).map(({ outcome }) => outcome))).toEqual(new Set(['200']));
  await load.end();

  const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  const counted = await db
    .selectFrom('daily_counts')
    .select(['what', 'count'])
    .where('subject', '=', '/about')
    .execute();
  await close();
  expect(counted.map(({ what, count }) => `${what} ${count}`)).toEqual(['page 1']);
});
