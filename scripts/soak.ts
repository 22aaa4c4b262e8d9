// `npm run soak [-- MINUTES RATE]`: a steady mix of visitors and staff on one process, to see whether its memory grows.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { signInOverHttp } from '#tests/support/http-client.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { startSite } from '#tests/support/site-process.ts';
import { type LoadRequest, SteadyLoad } from './lib/steady-load.ts';
import { adminChange, adminPage, cachedPage, contactMessage, picture, search, uploadPicture } from './lib/visitors.ts';

const EXPECTED: Record<string, number> = { message: 303 };
/** Memory fluctuates; growth beyond this factor is a leak. */
const FLAT = 1.25;

const [minutes = 10, requestsPerSecond = 30] = process.argv.slice(2).map(Number);
const dataDir = await mkdtemp(join(tmpdir(), 'soak-'));
const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...admin });
try {
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function soak(): Promise<boolean> {
  const cookie = await signInOverHttp(site.url);
  const load = new SteadyLoad(site.url, await mixOf(cookie));
  const nothing = () => ({ requests: 0, wrong: new Map<string, number>(), times: [] as number[] });
  let seen = nothing();
  let unexpected = 0;
  load.start(requestsPerSecond, () => ({ kind, status, ms }) => {
    seen.requests += 1;
    seen.times.push(ms);
    if (status === (EXPECTED[kind] ?? 200)) return;
    unexpected += 1;
    seen.wrong.set(`${kind} ${status}`, (seen.wrong.get(`${kind} ${status}`) ?? 0) + 1);
  });

  console.log(`${minutes} minutes, ${requestsPerSecond} requests a second, one process on the embedded database\n`);
  console.log('| minute | requests | unexpected answers | median ms | p99 ms | resident MB | heap MB |');
  console.log('|---|---|---|---|---|---|---|');
  const curve: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await wait(60_000);
    const { requests, wrong, times } = seen;
    seen = nothing();
    const { resident, heap } = await readMemory();
    curve.push(resident);
    const named = [...wrong].map(([what, count]) => `${count} × ${what}`).join(', ') || 0;
    const cells = [minute, requests, named, percentile(times, 0.5), percentile(times, 0.99), resident, heap];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await load.stop();
  const [early, late] = [curve.slice(0, 2), curve.slice(-2)].map((part) => Math.max(...part));
  console.log(`\nresident memory: ${early} MB in the first two minutes, ${late} MB in the last two`);
  return unexpected === 0 && (late ?? 0) <= (early ?? 0) * FLAT;
}

/** Of a hundred requests 70 are for cached pages, 12 for pictures; 8 search, 7 are staff's, 2 messages, 1 a new order. */
async function mixOf(cookie: string): Promise<(count: number) => LoadRequest> {
  const text = async (path: string) => (await fetch(site.url + path, { headers: { cookie } })).text();
  const pictures = [...new Set((await text('/products')).match(/\/pictures\/[0-9a-f]{32}\/\d+\.webp/g))];
  const product = /\/admin\/products\/([0-9a-f-]{36})\/edit/.exec(await text('/admin/products'))?.[1] ?? '';
  const staffPages = ['/admin/products', '/admin/blogs', '/admin/messages', '/admin/activity'];
  const photo = await makeJpeg({ width: 1200, height: 800 });
  return (count) => {
    const turn = count % 100;
    if (turn === 50) return adminChange(cookie, '/admin/products', place(product, count));
    if (count % 500 === 25) return uploadPicture(cookie, photo);
    if (turn === 10 || turn === 60) return contactMessage(count, `Dayanıklılık ${count}`);
    if (turn % 16 === 3) return adminPage(cookie, staffPages[count % staffPages.length] ?? '/admin');
    if (turn % 12 === 5) return search(count);
    if (turn % 8 === 6) return picture(pictures[count % pictures.length] ?? '/');
    return cachedPage(count);
  };
}

/** Moves a product to and fro, which invalidates every cached page. */
function place(id: string, count: number) {
  return { intent: 'place', id, to: String(1 + (Math.floor(count / 100) % 2)) };
}

async function readMemory(): Promise<{ resident: number; heap: number }> {
  const figures = await (await fetch(`${site.url}/metrics`)).text();
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\d+)`, 'm').exec(figures)?.[1]) / 2 ** 20);
  return { resident: megabytes('process_resident_memory_bytes'), heap: megabytes('process_heap_used_bytes') };
}

function percentile(times: number[], share: number): number {
  const sorted = times.sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}
