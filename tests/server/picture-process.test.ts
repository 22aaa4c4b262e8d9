import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

let site: SiteProcess;
let dataDir = '';
let pictures: string[] = [];
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const html = (await ask(`${site.url}/products`)).body.toString();
  pictures = [...new Set(html.match(/\/pictures\/[0-9a-f]{32}\/240\.webp/g))].map((path) =>
    path.replace('webp', 'jpg'),
  );
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a fresh site makes the common widths of its pictures without being asked', async () => {
  const hash = pictures[0]?.split('/')[2] ?? '';
  const file = join(dataDir, 'cache', 'pictures', hash.slice(0, 2), hash, '800.avif');
  await expect.poll(() => existsSync(file), { timeout: 15_000 }).toBe(true);
});

it('a visitor who asks for hundreds of sizes is told to wait, and does not make others wait', async () => {
  const from = (client: string) => ({ headers: { 'x-forwarded-for': client } });
  const sizes = pictures.flatMap((picture) =>
    [400, 540, 660, 800, 1000].flatMap((width) =>
      ['webp', 'jpg'].map((format) => picture.replace('240.jpg', `${width}.${format}`)),
    ),
  );
  const wanted = sizes.pop();
  let made = 0;
  const flood = sizes.map(async (size) => {
    const answer = await ask(site.url + size, from('203.0.113.7'));
    if (answer.status === 200) made += 1;
    return answer;
  });
  // The last one is refused, so that all of them have arrived.
  const last = await flood.at(-1);
  expect([last?.status, last?.headers['retry-after']]).toEqual([503, '5']);
  const before = made;
  const answer = await ask(`${site.url}${wanted}`, from('198.51.100.4'));
  const madeMeanwhile = made - before;
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(answer.status).toBe(200);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  // Two were in progress when the visitor asked, two more ran beside the visitor's, and some responses were in flight.
  expect(madeMeanwhile).toBeLessThan(10);
}, 60_000);

// Only Linux lists the children of a process in a file.
describe.skipIf(platform() !== 'linux')('the process that works on pictures', () => {
  const children = () =>
    readFileSync(`/proc/${site.process.pid}/task/${site.process.pid}/children`, 'utf8').trim().split(' ').map(Number);
  const isGone = (pid: number) => !existsSync(`/proc/${pid}`);

  it('can die without taking the site with it; the next picture starts another', async () => {
    expect((await ask(site.url + pictures[0])).status).toBe(200);
    const [first = 0] = children();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => isGone(first)).toBe(true);
    expect((await ask(site.url + pictures[1])).status).toBe(200);
    expect(children()).not.toContain(first);
    expect(site.process.exitCode).toBeNull();
  });

  it('yields to the pages', () => {
    const fields = readFileSync(`/proc/${children()[0]}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    expect(Number(fields[16]), 'nice value').toBeGreaterThan(0);
  });

  it('goes with the site, even when the site is killed', async () => {
    expect((await ask(site.url + pictures[2])).status).toBe(200);
    const [worker = 0] = children();
    expect(isGone(worker)).toBe(false);
    site.process.kill('SIGKILL');
    await once(site.process, 'exit');
    await expect.poll(() => isGone(worker), { timeout: 5_000 }).toBe(true);
  });
});
