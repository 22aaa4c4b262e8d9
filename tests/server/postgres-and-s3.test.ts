import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { testS3Settings } from '#tests/support/services.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { upload } from '#tests/support/upload.ts';

// Two processes on one PostgreSQL and one S3 store, started at the same time on empty ones.
let sites: SiteProcess[] = [];
let database: { url: string; drop(): Promise<void> };
let dataDirs: string[] = [];

beforeAll(async () => {
  database = await createDatabase(process.env.TEST_DATABASE_URL as string);
  const s3 = testS3Settings();
  dataDirs = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'pg-site-'))));
  sites = await Promise.all(
    dataDirs.map((dataDir) =>
      startSite({
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        S3_ENDPOINT: s3.endpoint,
        S3_REGION: s3.region,
        S3_BUCKET: s3.bucket,
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SESSION_SECRET: 'a-secret-that-both-processes-share-1234',
      }),
    ),
  );
}, 120_000);

afterAll(async () => {
  for (const site of sites) await site.stop();
  for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true });
  await database.drop();
});

it('serve the same catalogue, filled once', async () => {
  const [one, two] = await Promise.all(sites.map(async (site) => (await ask(`${site.url}/products`)).body.toString()));
  expect(one?.includes('Masif Deck 140')).toBe(true);
  expect(two?.includes('Masif Deck 140')).toBe(true);
  const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  const slugs = await db.selectFrom('products').select('slug').execute();
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(slugs.length);
  await close();
});

it('serve pictures from the S3 store', async () => {
  const address = /\/pictures\/[0-9a-f]{32}\/\d+\.jpg/.exec(
    (await ask(`${sites[0]?.url}/products`)).body.toString(),
  )?.[0];
  const picture = await ask(`${sites[0]?.url}${address}`);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

it('know each other’s sessions', async () => {
  const cookie = await signInOverHttp(sites[0]?.url ?? '');
  expect((await ask(`${sites[1]?.url}/admin/dashboard`, { headers: { cookie } })).status).toBe(200);
});

it('show a change made by one process on the other', async () => {
  const page = async () => (await ask(`${sites[1]?.url}/products`)).body.toString();
  await page();
  const title = `Yeni Ad ${randomUUID()}`;
  const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  await db.updateTable('products').set({ title }).where('slug', '=', 'masif-deck-140').execute();
  await close();
  // NOTIFY arrives over another connection than the write, so that the test has to poll.
  for (let tries = 0; tries < 100 && !(await page()).includes(title); tries += 1) await wait(10);
  expect((await page()).includes(title)).toBe(true);
});

it('stop showing a deleted picture, also in the sizes that each of them has made', async () => {
  const cookie = await signInOverHttp(sites[0]?.url ?? '');
  const stored = await upload(sites[0]?.url ?? '', cookie, await makeJpeg());
  const { src, hash } = JSON.parse(stored.body.toString()).picture;
  const statuses = (path: string) => Promise.all(sites.map(async ({ url }) => (await ask(url + path)).status));
  expect(await statuses(`/pictures/${hash}/240.jpg`)).toEqual([200, 200]);
  await postForm(`${sites[1]?.url}/admin/products/new`, { intent: 'discard-image', image_url: src }, { cookie });
  expect(await statuses(`/pictures/${hash}/240.jpg`)).toEqual([404, 404]);
  expect(await statuses(src)).toEqual([404, 404]);
});
