import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import type { BenchSite } from './site.ts';
import type { Row } from './table.ts';

const REQUESTS = 100_000;
const PAGES = ['/', '/products', '/products/masif-deck-140', '/projects', '/gallery', '/blogs', '/contact'];

/** Resident memory after the start and along 100,000 requests. */
export async function measureMemory(site: BenchSite): Promise<Row[]> {
  const pid = site.process.pid ?? 0;
  const start = await residentMegabytes(pid);
  const curve: number[] = [];
  for (let part = 0; part < 4; part += 1) {
    await autocannon({
      url: site.url,
      connections: 32,
      amount: REQUESTS / 4,
      requests: PAGES.map((path) => ({ path })),
    });
    curve.push(await residentMegabytes(pid));
  }
  const [first = 0, last = 0] = [curve[0], curve.at(-1)];
  return [
    { what: 'memory after start', measured: `${start} MB`, bar: 'at most 200 MB', met: start <= 200 },
    {
      what: `memory along ${REQUESTS} requests`,
      measured: `${curve.join(', ')} MB`,
      bar: 'at most 200 MB, and flat',
      met: last <= 200 && last <= first * 1.15,
    },
  ];
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}
