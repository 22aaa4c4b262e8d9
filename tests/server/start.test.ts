import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask, postForm } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { launchSite, type SiteProcess, startSite } from '#tests/support/site-process.ts';

// Each of these starts the whole site, some of them twice.
vi.setConfig({ testTimeout: 60_000 });

let dataDir = '';
const running: SiteProcess[] = [];
const start = async (settings: NodeJS.ProcessEnv = {}) => {
  const site = await startSite({ DATA_DIR: dataDir, ...settings });
  running.push(site);
  return site;
};
/** For tests that are not about a first start. */
const useFilledSite = async () => {
  await rm(dataDir, { recursive: true });
  dataDir = await copySite('empty');
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-test-'));
});
afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('the first start fills the demo catalogue and prints the admin once; the second start does no work twice', async () => {
  const first = await start();
  const password = /Password \(shown once\) (\S+)/.exec(first.output())?.[1] ?? '';
  expect(first.output()).toContain('E-mail admin@example.com');
  expect((await ask(`${first.url}/readyz`)).body.toString()).toBe('database ok\nstore ok\n');
  // The data folder holds messages, sessions and password hashes.
  for (const file of ['site.db', 'site.db-wal']) expect((await stat(join(dataDir, file))).mode & 0o077, file).toBe(0);
  expect(await first.stop()).toBe(0);
  const lastWrite = (await stat(join(dataDir, 'images', 'demo', 'deck-teak.jpg'))).mtimeMs;

  const second = await start();
  expect(second.output()).not.toContain('Password');
  expect((await stat(join(dataDir, 'images', 'demo', 'deck-teak.jpg'))).mtimeMs).toBe(lastWrite);
  const signIn = await postForm(`${second.url}/admin/login`, { email: 'admin@example.com', password });
  expect([signIn.status, signIn.headers.location]).toEqual([302, '/admin/dashboard']);
});

it('DEMO_CONTENT=0 starts with an empty catalogue that still shows every page; the session secret is made once and readable by nobody else', async () => {
  const site = await start({ DEMO_CONTENT: '0' });
  for (const path of ['/', '/products', '/projects', '/gallery', '/blogs']) {
    expect((await ask(site.url + path)).status, path).toBe(200);
  }
  expect((await ask(`${site.url}/products`)).body.includes('Bu kategoride henüz ürün bulunmuyor')).toBe(true);

  const file = join(dataDir, 'session-secret');
  const secret = await readFile(file, 'utf8');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await site.stop();
  await start({ DEMO_CONTENT: '0' });
  expect(await readFile(file, 'utf8')).toBe(secret);
});

it('a wrong setting stops the start with one line that names it', async () => {
  const site = launchSite({ DATA_DIR: dataDir, TRUST_PROXY: 'many' });
  const [code] = await once(site.process, 'exit');
  expect([code, site.output()]).toEqual([1, 'Wrong setting: TRUST_PROXY must be a number\n']);
});

it('a database that cannot be reached stops the start with one line', async () => {
  const site = launchSite({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    LOG_LEVEL: 'silent',
  });
  const [code] = await once(site.process, 'exit');
  expect(code).toBe(1);
  expect(site.output()).toMatch(/^The database of DATABASE_URL cannot be opened: .+\n$/);
});

it('a second process on the same embedded database is refused with a clear line', async () => {
  await useFilledSite();
  await start({ DEMO_CONTENT: '0' });
  const second = launchSite({ DATA_DIR: dataDir, PORT: '0' });
  const [code] = await once(second.process, 'exit');
  expect(code).toBe(1);
  expect(second.output()).toContain('Another process is already serving from');
});

it('goes when it is told to, also when nobody reads its log any more', async () => {
  await useFilledSite();
  const site = await start({ DEMO_CONTENT: '0' });
  await ask(`${site.url}/about`);
  // As when the log reader dies together with the site: buffered lines cannot be written.
  for (const stream of [site.process.stdout, site.process.stderr]) stream?.destroy();
  expect(await site.stop()).toBe(0);
});

it('after kill -9 the next start serves at once', async () => {
  await useFilledSite();
  const first = await start({ DEMO_CONTENT: '0' });
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  const second = await start({ DEMO_CONTENT: '0' });
  expect((await ask(`${second.url}/`)).status).toBe(200);
});
