import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findFreePort } from '#tests/support/free-port.ts';
import { ask } from '#tests/support/http-client.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 5;
const SECONDS = 4;
const BROTLI = { 'accept-encoding': 'br' };

/** Requests per second at 32 connections, measured alternately, so that noise hits both alike. */
export async function measureThroughput(siteUrl: string): Promise<Row[]> {
  const page = await ask(`${siteUrl}/`, { headers: BROTLI });
  const bare = await startBareServer(page.body, page.headers);
  const rates = { cached: [] as number[], uncached: [] as number[], bare: [] as number[], ratio: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const cached = await load(`${siteUrl}/`);
    const reference = await load(bare.url);
    rates.cached.push(cached);
    rates.bare.push(reference);
    rates.ratio.push(cached / reference);
    // An address with an unknown query parameter is not cached, so that each request renders.
    rates.uncached.push(await load(`${siteUrl}/?olcum=1`, 2));
  }
  await bare.stop();
  const ratio = median(rates.ratio);
  const [cached, uncached, reference] = [median(rates.cached), median(rates.uncached), median(rates.bare)];
  return [
    {
      what: 'cached page against a bare Node server with the same bytes (32 connections)',
      measured: `${ratio.toFixed(2)} (${Math.round(cached)} against ${Math.round(reference)} requests/s)`,
      bar: 'at least 0.8',
      met: ratio >= 0.8,
    },
    {
      what: 'uncached page against cached',
      measured: `1 : ${Math.round(cached / uncached)} (${Math.round(uncached)} requests/s)`,
      bar: 'printed',
      met: null,
    },
  ];
}

async function load(url: string, seconds = SECONDS): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: seconds, headers: BROTLI });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

async function startBareServer(body: Buffer, headers: object) {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  const file = join(folder, 'body');
  await writeFile(file, body);
  const port = await findFreePort();
  const script = join(import.meta.dirname, 'bare-server.ts');
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...same } = headers as Record<string, unknown>;
  const child = spawn(process.execPath, [script, String(port), file, JSON.stringify(same)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
