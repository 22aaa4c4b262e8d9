import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ask } from '#tests/support/http-client.ts';
import type { BenchSite } from './site.ts';
import type { Row } from './table.ts';

const REQUESTS = 100_000;
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
  const [first = 0, last = 0] = [curve[0], curve.at(-1)];
  return [
    { what: 'memory after a first start', measured: `${start} MB`, bar: 'at most 200 MB', met: start <= 200 },
    {
      what: `memory along ${REQUESTS} requests (${PAGES.length} pages, ${pictures.length} pictures)`,
      measured: `${curve.join(', ')} MB`,
      bar: 'at most 200 MB, and flat',
      met: Math.max(...curve) <= 200 && last <= first * 1.1,
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
    const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
    if (!child) return most;
    most = Math.max(most, await residentMegabytes(Number(child)));
    await wait(200);
  }
}

async function findPictures(siteUrl: string): Promise<string[]> {
  const html = (await ask(`${siteUrl}/products`)).body.toString();
  return [...new Set(html.match(/\/pictures\/[0-9a-f]{32}\/(?:400|800)\.avif/g))];
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
