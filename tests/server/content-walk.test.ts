import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '#app/features/content/pages.server.ts';
import { demoCatalogue } from '#content/catalogue.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { readHead } from '#tests/support/page-head.ts';
import { changeTexts, partFields } from '#tests/support/part-fields.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// Every text of every part is changed in the back-office, by putting a sign in the place of its first letter. A sentence
// that a page then still shows without the sign comes from a component, where staff cannot change it.

const SIGN = '§';
const mark = (text: string) => (text.trim() ? text.replace(/\S/, SIGN) : text);

const ADDRESSES = Object.values(PAGES).flatMap(({ address }) => address ?? []);
const PATHS = [
  ...ADDRESSES,
  '/products?category=deck',
  '/products/masif-deck-140',
  '/renkler/teak',
  '/numune/tesekkurler',
  '/ara',
];

/** Messages and specified empty states, which say what has just happened, and facts that are tested on their own. */
const SPECIFIED = [
  'Ölçüleri yazın, plan burada çizilsin. Metre olarak; virgülle yazabilirsiniz: 4,25',
  'Pazartesi – Cumartesi 09:00 – 18:00 Pazar kapalı',
  'Harita, OpenStreetMap sunucularından yalnızca siz isterseniz yüklenir.',
  'Karşılaştırmak için en az iki ürün seçin.',
];

let site: SiteProcess;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({
    DATA_DIR: dataDir,
    SITE_ADDRESS: mark('Örnek Mah. Sahil Cad. No: 12, Kadıköy / İstanbul'),
  });
  cookie = await signInOverHttp(site.url);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const parts = Object.entries(PAGES).flatMap(([page, { parts }]) =>
  Object.entries(parts).map(([name, part]) => ({ form: `/admin/site/${page}/${name}`, part })),
);
const read = async (path: string) => (await ask(site.url + path)).body.toString();

it.each(parts)('$form shows what it will send, and takes a change of every text', async ({ form, part }) => {
  const page = await ask(site.url + form, { headers: { cookie } });
  expect(page.status).toBe(200);
  const fields = partFields(part.fields, changeTexts(part.fields, part.original, mark));
  const html = page.body.toString();
  for (const name of Object.keys(fields).filter((name) => !name.endsWith('.shown'))) {
    expect(html).toContain(`name="${name}"`);
  }
  const saved = await postForm(site.url + form, { ...fields, updated_at: 'never-edited' }, { cookie });
  expect({
    status: saved.status,
    body: saved.status === 302 ? '' : saved.body.toString().match(/class="error"[^<]*<[^<]*/g),
  }).toEqual({
    status: 302,
    body: '',
  });
});

describe('what a visitor reads comes from the content', () => {
  const known = new Set([...SPECIFIED, ...stringsIn(demoCatalogue).map(normalize)]);

  const unchanged = async (path: string) =>
    [...sentencesIn(await read(path))].filter((text) => !text.includes(SIGN) && !isKnown(text, known));

  it.each(PATHS)('every sentence of %s', async (path) => {
    expect(await unchanged(path)).toEqual([]);
  });

  it.each(['/projects', '/blogs'])('every sentence of the first page that %s leads to', async (list) => {
    const [, first = ''] = new RegExp(`href="(${list}/[^"?#]+)"`).exec(await read(list)) ?? [];
    expect(first).toMatch(/^\/\w+\/./);
    expect(await unchanged(first)).toEqual([]);
  });

  it.each(ADDRESSES)('title and description of %s', async (path) => {
    const { title, meta } = readHead(await read(path));
    expect(title).toContain(SIGN);
    expect(meta.get('description')).toContain(SIGN);
  });
});

/** Texts of headings and paragraphs that say something: not a label, a name or a number. Forms and menus are labels. */
function* sentencesIn(html: string): Iterable<string> {
  const shown = html
    .replace(/<(script|style|nav|form|button|noscript|svg|select)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)\b[^>]*class="[^"]*\bsr-only\b[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ');
  for (const [, , inner = ''] of shown.matchAll(
    /<(p|h[1-6]|dd|summary|figcaption|li)\b[^>]*>((?:(?!<(?:p|h[1-6]|li|ul|ol|div)\b)[\s\S])*?)<\/\1>/g,
  )) {
    const text = normalize(inner);
    const words = text.split(' ').length;
    if ((/[.?!…]$/.test(text) && words >= 3) || words >= 7) yield text;
  }
}

/** A text of the catalogue, or several of them beside each other. */
function isKnown(shown: string, known: Set<string>): boolean {
  const text = shown.replace(/\.{3}$/, '');
  if (known.has(text)) return true;
  for (const one of known) if (one.length > 12 && (one.includes(text) || text.includes(one))) return true;
  return false;
}

function normalize(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;])/g, '$1')
    .trim();
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
