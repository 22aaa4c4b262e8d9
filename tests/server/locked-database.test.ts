import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdWriteLock } from '#tests/support/hold-write-lock.ts';
import { ask, postForm } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

let site: SiteProcess;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function timeOf(path: string): Promise<number> {
  const before = performance.now();
  expect((await ask(site.url + path)).status).toBe(200);
  return performance.now() - before;
}

it('while an operator holds the write lock in a shell pages are answered promptly, and a message is saved once it is released', async () => {
  await timeOf('/products');
  const release = await holdWriteLock(dataDir);
  const visitor = { name: 'Ali Veli', email: 'ali@example.com', phone: '0555 555 55 55', message: 'Kilitliyken' };
  let answered = false;
  const saved = postForm(`${site.url}/contact`, visitor).finally(() => (answered = true));
  for (let round = 0; round < 5; round += 1) {
    // One from the cache, one rendered because of its unknown query.
    expect(await timeOf('/products')).toBeLessThan(1_000);
    expect(await timeOf(`/projects?tur=${round}`)).toBeLessThan(1_000);
  }
  expect(answered).toBe(false);
  await release();
  expect((await saved).headers.location).toBe('/tesekkurler');
});
