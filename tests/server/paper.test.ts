import { readdir, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import { childrenOf } from '#tests/support/child-processes.ts';
import { ask } from '#tests/support/http-client.ts';
import { type ReadPdf, readPdf } from '#tests/support/pdf.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { testS3Settings } from '#tests/support/services.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const ALONE = 'SQLite and a folder';
const SHEET = '/products/masif-deck-140/foy.pdf';
const CATALOGUE = '/katalog.pdf';
const LETTERS = [
  'Ağırlık',
  'Taşıyıcı aralığı',
  'Çift yüzlü',
  'güneşten de çekinmez',
  'Eski betonun üzerine',
  'İletişim',
];

describe.each([ALONE, 'PostgreSQL and S3'])('on paper, with %s', (where) => {
  const closing: (() => Promise<unknown>)[] = [];
  let site: SiteProcess;
  let database: Database;
  let dataDir = '';

  beforeAll(async () => {
    dataDir = await copySite('demo');
    closing.push(() => rm(dataDir, { recursive: true, force: true }));
    const settings: Record<string, string> = { DATA_DIR: dataDir };
    let databaseUrl: string | undefined;
    if (where.startsWith('PostgreSQL')) {
      const own = await createDatabase(process.env.TEST_DATABASE_URL as string);
      closing.push(() => own.drop());
      databaseUrl = own.url;
      const { endpoint, region, bucket, accessKeyId, secretAccessKey } = testS3Settings();
      Object.assign(settings, { DATABASE_URL: databaseUrl, S3_ENDPOINT: endpoint, S3_REGION: region });
      Object.assign(settings, {
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      });
    }
    site = await startSite(settings);
    closing.push(() => site.stop());
    database = await openDatabase({ databaseUrl, dataDir });
    closing.push(() => database.close());
  }, 120_000);
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  const get = (path: string, headers: Record<string, string> = {}) => ask(site.url + path, { headers });
  const change = (slug: string, values: Record<string, unknown>) =>
    database.db.updateTable('products').set(values).where('slug', '=', slug).execute();

  it('a technical sheet has two pages with all that is known of the product', async () => {
    const { status, headers, body } = await get(SHEET);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(
      `inline; filename="masif-deck-140-teknik-foy.pdf"; filename*=UTF-8''Masif%20Deck%20140%20teknik%20f%C3%B6y.pdf`,
    );
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(body.length).toBeLessThan(1.5 * 1024 ** 2);
    const pdf = await readPdf(body);
    expect(pdf).toMatchObject({ title: 'Masif Deck 140, teknik föy', author: 'Örnek Kompozit', language: 'tr' });
    expect(pdf.pages).toHaveLength(2);
    const text = pdf.pages.map((page) => page.text.replaceAll('\n', ' ')).join(' ');
    for (const words of LETTERS) expect(text).toContain(words);
    expect(text).toContain('5 Şubat 2024 tarihli bilgiler');
    expect(text).toContain('2 / 2');
    expectOwnFonts(pdf);
    expect(Math.min(...pdf.pages.flatMap(({ pictures }) => pictures.map(({ dpi }) => dpi)))).toBeGreaterThan(150);
    expect(Math.min(...pdf.pages.map(({ smallestText }) => smallestText))).toBeGreaterThanOrEqual(9);
    expect(pdf.pages[0]?.drawnWidths.some((width) => Math.abs(width - 140) < 0.05)).toBe(true);
    expect(pdf.pages[1]?.qrTarget).toBe(`${site.url}/products/masif-deck-140`);
  }, 120_000);

  it('a file is sent again only after a change', async () => {
    const first = await get(SHEET);
    const etag = String(first.headers.etag);
    const unchanged = await get(SHEET, { 'if-none-match': etag });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    const head = await ask(site.url + SHEET, { method: 'HEAD' });
    expect([head.status, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      etag,
      String(first.body.length),
    ]);
    await change('masif-deck-140', { description: 'Yepyeni bir açıklama.', updated_at: '2026-11-15T09:00:00.000Z' });
    const after = await get(SHEET, { 'if-none-match': etag });
    expect(after.status).toBe(200);
    expect(after.headers.etag).not.toBe(etag);
    const text = (await readPdf(after.body)).pages.map((page) => page.text).join('\n');
    expect(text).toContain('Yepyeni bir açıklama.');
    expect(text).toContain('15 Kasım 2026 tarihli bilgiler');
  }, 120_000);

  it('a hidden or unknown product has no sheet; a renamed one has it at its new address', async () => {
    await change('alcak-cit-120', { is_active: false });
    for (const slug of ['alcak-cit-120', 'yok']) {
      const { status, body } = await get(`/products/${slug}/foy.pdf`);
      expect([status, body.toString()]).toEqual([404, 'Bulunamadı']);
    }
    await change('alcak-cit-120', { is_active: true });
    const moved = {
      from_path: '/products/eski',
      to_path: '/products/masif-deck-140',
      created_at: '2026-01-01T00:00:00.000Z',
    };
    await database.db.insertInto('redirects').values(moved).execute();
    const { status, headers } = await get('/products/eski/foy.pdf');
    expect([status, headers.location]).toEqual([301, SHEET]);
  });

  // The rest is the same wherever it is stored: paper-content.test.ts has what both engines collect for the catalogue.
  if (where !== ALONE) return;

  it('pages are served while the catalogue is being made, which says the right pages of its products', async () => {
    let made = false;
    const making = get(CATALOGUE).finally(() => {
      made = true;
    });
    for (const page of ['/', '/products', '/contact']) expect((await get(page)).status).toBe(200);
    expect(made).toBe(false);
    const { status, body } = await making;
    expect(status).toBe(200);
    expect(body.length).toBeLessThan(15 * 1024 ** 2);
    const pdf = await readPdf(body);
    expect(pdf.language).toBe('tr');
    expect(pdf.title).toMatch(/^Örnek Kompozit, katalog 20\d\d$/);
    expectOwnFonts(pdf);
    expect(pdf.outline).toContain('Çit Sistemleri');
    const contents = pdf.pages.find(({ text }) => text.startsWith('İçindekiler'));
    const entries = [...(contents?.text.matchAll(/^(.*?) ?(\d+)$/gm) ?? [])].slice(0, 16);
    expect(entries).toHaveLength(16);
    expect(entries.map(([, , number]) => Number(number))).toEqual(contents?.inner);
    for (const [, words = '', number] of entries.slice(0, 14)) {
      // Below the category.
      const title = pdf.pages[Number(number) - 1]?.text.split('\n')[1] ?? '';
      expect(title.length).toBeGreaterThan(5);
      expect(words.endsWith(title), `${words}: ${title}`).toBe(true);
    }
    expect(pdf.pages.at(-1)?.qrTarget).toBe(site.url);
  }, 120_000);

  it.skipIf(platform() !== 'linux')(
    'a killed worker is told in Turkish, and the next visitor gets the file, whole',
    async () => {
      const path = '/products/golge-pergola/foy.pdf';
      const pids = () => childrenOf(site.process.pid as number, 'paper-worker-process');
      for (const pid of pids()) process.kill(pid, 'SIGKILL');
      // One that is still ending would be taken for the next one.
      await expect.poll(pids, { timeout: 30_000 }).toEqual([]);
      const making = get(path);
      await expect.poll(pids, { timeout: 30_000, interval: 5 }).toHaveLength(1);
      for (const pid of pids()) process.kill(pid, 'SIGKILL');
      const { status, headers, body } = await making;
      expect([status, headers['retry-after']]).toEqual([503, '30']);
      expect(body.toString()).toBe('Belge şu anda hazırlanamadı. Lütfen yarım dakika sonra yeniden deneyin.');
      const again = await Promise.all([get(path), get(path)]);
      expect(again.map((answer) => answer.status)).toEqual([200, 200]);
      expect(again[0]?.headers.etag).toBe(again[1]?.headers.etag);
      const files = await readdir(join(dataDir, 'cache', 'paper'), { recursive: true });
      expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
    },
    60_000,
  );
});

function expectOwnFonts({ fonts }: ReadPdf) {
  const names = fonts.map(({ name }) => name.replace(/^\w+\+/, ''));
  expect(new Set(names)).toEqual(new Set(['Besley-Regular', 'HankenGrotesk-Regular', 'HankenGrotesk-SemiBold']));
  expect(fonts.every(({ embedded }) => embedded)).toBe(true);
}
