import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { signInOverHttp } from '#tests/support/http-client.ts';
import type { BenchSite } from './site.ts';
import type { Row } from './table.ts';

const MOST = 1.5;

/** The most memory that a site takes while it exports its messages. */
export async function compareExports(engine: string, few: BenchSite, many: BenchSite): Promise<Row> {
  const small = await watchExport(few);
  const large = await watchExport(many);
  const ratio = large.memory / small.memory;
  return {
    what: `${engine}: memory while ${large.lines} messages are exported, against the demo's`,
    measured: `${ratio.toFixed(2)} (${large.memory.toFixed(0)} MB, before ${large.before.toFixed(0)}, against ${small.memory.toFixed(0)}; ${(large.bytes / 2 ** 20).toFixed(0)} MB in ${large.seconds.toFixed(0)} s)`,
    bar: `at most ${MOST}`,
    met: ratio <= MOST,
  };
}

async function watchExport({ url, process }: BenchSite) {
  const cookie = await signInOverHttp(url);
  const before = await residentMegabytes(process.pid ?? 0);
  const began = performance.now();
  let memory = before;
  let done = false;
  const watching = (async () => {
    while (!done) {
      memory = Math.max(memory, await residentMegabytes(process.pid ?? 0));
      await wait(50);
    }
  })();
  const { bytes, lines } = await download(`${url}/admin/messages/export.csv`, cookie);
  done = true;
  await watching;
  return { before, memory, bytes, lines: lines - 1, seconds: (performance.now() - began) / 1000 };
}

function download(url: string, cookie: string): Promise<{ bytes: number; lines: number }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { cookie } }, async (answer) => {
      let [bytes, lines] = [0, 0];
      try {
        for await (const chunk of answer as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          for (const byte of chunk) if (byte === 10) lines += 1;
        }
        resolve({ bytes, lines });
      } catch (error) {
        reject(error);
      }
    }).on('error', reject);
  });
}

async function residentMegabytes(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
