import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ask } from '#tests/support/http-client.ts';
import type { BenchSite } from './site.ts';
import type { Row } from './table.ts';

const REQUESTS = 100_000;
const IDLE_MS = 60_000;
const PAGES = ['/', '/products', '/products/masif-deck-140', '/projects', '/gallery', '/blogs', '/contact'];

/** Resident memory after the start and during 100,000 requests for pages and pictures, and that of the image worker. */
export async function measureMemory(site: BenchSite): Promise<Row[]> {
  const pid = site.process.pid ?? 0;
  const most = await waitForImageWorker(pid);
  const start = await residentMegabytes(pid);
  const pictures = await findPictures(site.url);
  const curve: number[] = [];
  for (let part = 0; part < 4; part += 1) {
    await autocannon({
      url: site.url,
      connections: 32,
      amount: REQUESTS / 4,
      requests: [...PAGES, ...pictures].map((path) => ({ path })),
    });
    curve.push(await residentMegabytes(pid));
  }
  const peak = Math.max(...curve);
  // Whoever makes pictures ends after ten seconds without any; V8 gives back what it no longer needs within 40.
  await wait(IDLE_MS);
  const idle = await familyMegabytes(pid);
  return [
    { what: 'memory after a first start', measured: `${start} MB`, bar: 'at most 200 MB', met: start <= 200 },
    {
      what: `memory along ${REQUESTS} requests (${PAGES.length} pages, ${pictures.length} pictures)`,
      measured: `${curve.join(', ')} MB`,
      bar: 'at most 200 MB',
      met: peak <= 200,
    },
    {
      what: 'memory a minute after them, with all processes',
      measured: `${idle} MB`,
      bar: 'at most 160 MB',
      met: idle <= 160,
    },
    {
      what: 'the process that makes pictures, at most, while it lives',
      measured: `${most} MB`,
      bar: 'printed',
      met: null,
    },
  ];
}

/** A fresh site renders common picture sizes in a child process. Waits for its end and returns its peak memory. */
export async function waitForImageWorker(pid: number): Promise<number> {
  let most = 0;
  // It starts a second after the site.
  await wait(3_000);
  for (;;) {
    const [child] = await childrenOf(pid);
    if (!child) return most;
    most = Math.max(most, await residentMegabytes(child));
    await wait(200);
  }
}

/** Of a process and those that it has started. */
async function familyMegabytes(pid: number): Promise<number> {
  const all = await Promise.all([pid, ...(await childrenOf(pid))].map(residentMegabytes));
  return all.reduce((sum, one) => sum + one, 0);
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.trim().split(' ').filter(Boolean).map(Number);
}

async function findPictures(siteUrl: string): Promise<string[]> {
  const html = (await ask(`${siteUrl}/products`)).body.toString();
  return [...new Set(html.match(/\/pictures\/[0-9a-f]{32}\/(?:400|800)\.avif/g))];
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
