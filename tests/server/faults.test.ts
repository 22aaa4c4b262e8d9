import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { UPLOAD_FAILED } from '#app/shared/upload-rules.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { startFormService } from '#tests/support/form-service.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startS3, type TestS3 } from '#tests/support/s3.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { upload } from '#tests/support/upload.ts';
import { runOutage } from '../../scripts/lib/fault-drill.ts';
import { FaultLoad } from '../../scripts/lib/fault-load.ts';

// A site with a PostgreSQL and an S3 server of its own, which these tests stop and start while it runs.
let postgres: TestPostgres;
let s3: TestS3;
let form: Awaited<ReturnType<typeof startFormService>>;
let site: SiteProcess;
let dataDir = '';
let settings: Record<string, string> = {};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  [postgres, s3, form] = await Promise.all([startPostgres({ durable: true }), startS3(), startFormService()]);
  settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CONTACT_FORM_URL: form.url,
    TRUST_PROXY: '1',
  };
  site = await startSite(settings);
}, 180_000);
afterAll(async () => {
  await site.stop();
  await Promise.all([postgres.stop(), s3.stop(), form.stop()]);
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const get = (path: string, cookie = '') => ask(site.url + path, { headers: cookie ? { cookie } : {} });
const text = async (path: string) => (await get(path)).body.toString();
const contact = (message: string) =>
  postForm(`${site.url}/contact`, { name: 'Ali Veli', email: 'ali@example.com', phone: '0555 555 55 55', message });
async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await done()) return;
    await wait(50);
  }
  throw new Error('It did not come about within 15 seconds');
}
async function findMessages() {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const rows = await database.db.selectFrom('messages').select(['message', 'delivered_at']).execute();
  await database.close();
  return rows;
}

it('the database stops and comes back: cached pages stay, the rest says so in Turkish, and nothing has to be restarted', async () => {
  const cookie = await signInOverHttp(site.url);
  const products = await text('/products');
  expect(products).toContain('Masif Deck 140');

  await postgres.halt();
  try {
    expect((await get('/healthz')).status).toBe(200);
    await until(async () => (await text('/readyz')) === 'database failed\nstore ok\n');
    expect((await get('/readyz')).status).toBe(503);
    expect(await text('/products')).toBe(products);

    // Not cached before the fault and not loadable now, but must not be answered 404.
    const detail = await get('/products/masif-deck-140');
    expect([detail.status, detail.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(detail.body.toString()).toContain('<html lang="tr"');

    const search = await get('/ara?q=deck');
    expect([search.status, search.body.includes('Arama şu anda yapılamıyor')]).toEqual([503, true]);

    const admin = await get('/admin/dashboard', cookie);
    expect(admin.status).toBe(500);
    expect(admin.body.toString()).toContain('Bir sorun oluştu');
    expect(admin.body.toString()).toContain(String(admin.headers['x-request-id']));
    // The page shows only the request id; the cause is in the log.
    expect(admin.body.toString()).not.toMatch(/\n\s+at |ECONNREFUSED|select /);

    const refused = await contact('Bu metin kaybolmamalı');
    expect(refused.status).toBe(503);
    expect(refused.body.toString()).toContain('Bir hata oluştu. Lütfen tekrar deneyin.');
    expect(refused.body.toString()).toContain('Bu metin kaybolmamalı');
  } finally {
    await postgres.start();
  }

  await until(async () => (await get('/readyz')).status === 200);
  expect((await get('/products/masif-deck-140')).status).toBe(200);
  expect((await get('/admin/dashboard', cookie)).status).toBe(200);
  expect((await contact('Bu metin kaybolmamalı')).headers.location).toBe('/tesekkurler');
  expect((await findMessages()).map(({ message }) => message)).toContain('Bu metin kaybolmamalı');
}, 90_000);

it('the database is killed and started under load: cached pages all answer, no confirmed message is lost (short form of npm run fault-drill)', async () => {
  const load = new FaultLoad(site.url, await signInOverHttp(site.url));
  await load.warmUp();
  const outage = await runOutage(site, postgres, load, { requestsPerSecond: 30, seconds: 1 });
  const { before, down, after } = load.answers;
  for (const answers of [before, down, after]) expect(Object.keys(answers['cached page'] ?? {})).toEqual(['200']);
  expect(before.message?.[303]).toBeGreaterThan(0);
  expect(down.message?.[503]).toBeGreaterThan(0);
  expect(Object.keys(after.message ?? {})).toEqual(['303']);
  expect(Object.keys(after['admin page'] ?? {})).toEqual(['200']);
  expect(outage).toMatchObject({ acknowledged: load.acknowledged.size, lost: [] });
}, 120_000);

it('after the database came back, changes are heard again', async () => {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  await until(async () => {
    const changed = { title: `Deck ${Date.now()}` };
    await database.db.updateTable('products').set(changed).where('slug', '=', 'masif-deck-140').execute();
    await wait(100);
    return (await text('/products')).includes(changed.title);
  });
  await database.close();
}, 30_000);

it('a database that can only be read is not ready', async () => {
  const setReadOnly = async (value: 'on' | 'off') => {
    const client = new Client(postgres.url);
    await client.connect();
    await client.query(`alter system set default_transaction_read_only = ${value}`);
    await client.query('select pg_reload_conf()');
    await client.end();
  };
  expect((await get('/readyz')).status).toBe(200);
  await setReadOnly('on');
  try {
    await until(async () => (await text('/readyz')) === 'database failed\nstore ok\n');
    expect((await get('/readyz')).status).toBe(503);
  } finally {
    await setReadOnly('off');
  }
  await until(async () => (await get('/readyz')).status === 200);
});

it('the store dies and comes back: pages and pictures already made stay, an upload is refused in Turkish', async () => {
  const cookie = await signInOverHttp(site.url);
  const address = /\/pictures\/[0-9a-f]{32}\/\d+\.jpg/.exec(await text('/products'))?.[0] ?? '';
  const wider = address.replace(/\d+\.jpg$/, '2600.jpg');
  expect((await get(address)).status).toBe(200);

  await s3.crash();
  try {
    await until(async () => (await text('/readyz')) === 'database ok\nstore failed\n');
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/products')).status).toBe(200);
    expect((await get(address)).status).toBe(200);
    const missing = await get(wider);
    expect([missing.status, missing.headers['content-type']]).toEqual([503, 'image/svg+xml; charset=utf-8']);
    const refused = await upload(site.url, cookie, await makeJpeg());
    expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([503, { error: UPLOAD_FAILED }]);
    expect((await get('/admin/products', cookie)).status).toBe(200);
  } finally {
    await s3.start();
  }
  await until(async () => (await get('/readyz')).status === 200);
  expect((await get(wider)).status).toBe(200);
  expect((await upload(site.url, cookie, await makeJpeg())).status).toBe(200);
}, 90_000);

it('the form service hangs: the message is stored, other pages are not held up, and SIGTERM lets the answer out', async () => {
  await ask(`${form.url}/__behave`, { method: 'POST', body: JSON.stringify({ mode: 'hang' }) });
  const sending = contact('Form servisi asılı kaldı');
  await until(async () => (await findMessages()).some(({ message }) => message === 'Form servisi asılı kaldı'));
  expect((await get('/about')).status).toBe(200);

  const exited = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  const answer = await sending;
  expect(answer.status).toBe(502);
  expect(answer.body.toString()).toContain('Bir hata oluştu. Lütfen tekrar deneyin.');
  expect(await exited).toEqual([0, null]);
  const stored = (await findMessages()).find(({ message }) => message === 'Form servisi asılı kaldı');
  expect(stored?.delivered_at).toBeNull();
  site = await startSite(settings);
}, 90_000);

it('/metrics counts for a collector on this machine, and is not there for what a proxy passes on', async () => {
  await get('/about');
  await get('/about');
  const local = await get('/metrics');
  expect([local.status, local.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const figures = local.body.toString();
  expect(figures).toMatch(/^http_requests_total\{route="site",status="200"\} [1-9]/m);
  expect(figures).toMatch(/^page_cache_hits_total [1-9]/m);
  expect(figures).toMatch(/^process_resident_memory_bytes \d{7,}/m);
  const passedOn = await ask(`${site.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(passedOn.status).toBe(404);
});

it('/metrics opens to a proxied collector with the token alone', async () => {
  const token = 'a-token-for-the-collector';
  const ownDir = await copySite('empty');
  const own = await startSite({ DATA_DIR: ownDir, DEMO_CONTENT: '0', METRICS_TOKEN: token });
  const askWith = async (authorization: string) =>
    (await ask(`${own.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7', authorization } })).status;
  expect([await askWith(`Bearer ${token}`), await askWith('Bearer wrong'), await askWith('')]).toEqual([200, 404, 404]);
  await own.stop();
  await rm(ownDir, { recursive: true, force: true });
}, 60_000);
