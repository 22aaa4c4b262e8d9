import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '#tests/support/http-client.ts';
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

async function readFigure(name: string): Promise<number> {
  const text = (await ask(`${site.url}/metrics`)).body.toString();
  const [, figure] = new RegExp(`^${name} (\\d+)$`, 'm').exec(text) ?? [];
  if (figure === undefined) throw new Error(`/metrics does not name ${name}`);
  return Number(figure);
}

async function statusesOf(paths: string[]): Promise<Set<number>> {
  return new Set(await Promise.all(paths.map(async (path) => (await ask(site.url + path)).status)));
}

it('200 requests at once for a page that is not there yet render it once', async () => {
  const before = await readFigure('page_cache_renders_total');
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(`${site.url}/products`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
  expect(await readFigure('page_cache_renders_total')).toBe(before + 1);
});

it('query strings that a page does not know are answered and leave nothing behind', async () => {
  expect(await statusesOf(['/', '/products', '/products?category=deck', '/gallery?tur=project'])).toEqual(
    new Set([200]),
  );
  const [pages, bytes] = [await readFigure('page_cache_pages'), await readFigure('page_cache_bytes')];
  expect(pages).toBeGreaterThanOrEqual(4);
  const strange = Array.from({ length: 20 }, () => randomUUID()).flatMap((word) => [
    `/?${word}`,
    `/products?utm_source=${word}`,
    `/products?category=${word}`,
    `/gallery?tur=project&${word}=1`,
    `/blogs?sayfa=${word}`,
  ]);
  const statuses = await statusesOf(strange);
  expect(statuses.has(500)).toBe(false);
  expect(statuses).toContain(200);
  expect([await readFigure('page_cache_pages'), await readFigure('page_cache_bytes')]).toEqual([pages, bytes]);
});

it('data of made-up products is answered and leaves nothing behind, whichever routes are asked for', async () => {
  await statusesOf(['/products', '/products.data']);
  const [pages, bytes] = [await readFigure('page_cache_pages'), await readFigure('page_cache_bytes')];
  const layout = encodeURIComponent('routes/site/layout');
  const detail = encodeURIComponent('routes/site/products/detail');
  const strange = Array.from({ length: 20 }, () => randomUUID()).flatMap((word) => [
    `/products/${word}`,
    `/products/${word}.data`,
    `/products/${word}.data?_routes=root`,
    `/products/${word}.data?_routes=${layout}`,
    `/products/${word}.data?_routes=root,${layout}`,
    `/products/${word}.data?_routes=${detail}`,
    `/products/${word}.data?_routes=`,
    `/blogs/${word}.data?_routes=root`,
    `/sitemaps/${word}.data?_routes=root`,
  ]);
  expect((await statusesOf(strange)).has(500)).toBe(false);
  expect([await readFigure('page_cache_pages'), await readFigure('page_cache_bytes')]).toEqual([pages, bytes]);
});
