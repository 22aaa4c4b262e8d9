import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ask } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { startSite } from '#tests/support/site-process.ts';

it('every answered request has its line in the log by the time that the process has ended', async () => {
  const dataDir = await copySite('empty');
  const site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0' });
  const { headers: first } = await ask(`${site.url}/about`);
  const cached = await Promise.all(Array.from({ length: 150 }, () => ask(`${site.url}/about`)));
  const unchanged = await ask(`${site.url}/about`, { headers: { 'if-none-match': String(first.etag) } });
  const missing = await ask(`${site.url}/products/yok%22?gizli=1`);
  const answered = Date.now();
  expect([unchanged.status, unchanged.headers['content-length'], missing.status]).toEqual([304, undefined, 404]);
  expect(unchanged.headers['content-security-policy']).toBe(first['content-security-policy']);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });

  const lines = site
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  const lineOf = (id: unknown) => lines.filter(({ request }) => request === id);
  for (const { headers } of [...cached, unchanged, missing]) expect(lineOf(headers['x-request-id'])).toHaveLength(1);
  const [line] = lineOf(cached[0]?.headers['x-request-id']);
  expect(Object.keys(line)).toEqual(['level', 'time', 'request', 'method', 'path', 'status', 'ms']);
  expect(line).toMatchObject({ level: 30, method: 'GET', path: '/about', status: 200, ms: expect.any(Number) });
  expect(new Date(line.time).toISOString()).toBe(line.time);
  expect(lineOf(missing.headers['x-request-id'])[0]).toMatchObject({ path: '/products/yok%22', status: 404 });
  // Lines are written later, with the time of the answer; another request was answered after this one.
  expect(Date.parse(lineOf(unchanged.headers['x-request-id'])[0].time)).toBeLessThanOrEqual(answered);
});
