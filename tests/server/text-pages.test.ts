import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content, Fields } from '#app/features/content/fields.ts';
import { PAGES } from '#app/features/content/pages.server.ts';
import { formatDay } from '#app/shared/dates.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { readHead } from '#tests/support/page-head.ts';
import { partFields } from '#tests/support/part-fields.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// The pages that the footer links to: what they say at first, and what staff make of it.

const TEXT_PAGES = [
  'faq',
  'installationGuide',
  'accessibility',
  'privacy',
  'terms',
  'returnPolicy',
  'paymentOptions',
] as const;

describe.each(ENGINES)('on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let own: TestDatabase | undefined;
  let cookie = '';
  beforeAll(async () => {
    own = engine === 'postgres' ? await copyDatabase('empty') : undefined;
    dataDir = await copySite('empty');
    site = await startSite({
      DATA_DIR: dataDir,
      ...(own && { DATABASE_URL: own.url }),
      DEMO_CONTENT: '0',
      SITE_EMAIL: 'info@example.com',
      SITE_PHONE: '+90 212 555 01 23',
    });
    cookie = await signInOverHttp(site.url);
  });
  afterAll(async () => {
    await site?.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const read = async (path: string) => String((await ask(site.url + path)).body);
  const save = async (page: (typeof TEXT_PAGES)[number], part: 'text' | 'search', content: Content<Fields>) => {
    const fields = partFields(PAGES[page].parts[part].fields, content);
    return (await postForm(`${site.url}/admin/site/${page}/${part}`, fields, { cookie })).status;
  };
  /** The day that the sitemap tells of a page. */
  const changeOf = async (path: string) =>
    new RegExp(`${path}</loc><lastmod>([^<]+)`).exec(await read('/sitemap.xml'))?.[1];

  it.each(TEXT_PAGES)('%s has one h1, an index whose links lead somewhere, and a short description', async (name) => {
    const { address, writtenOn, parts } = PAGES[name];
    const html = await read(address ?? '');
    expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/g)).toHaveLength(1);
    expect(html).toContain(`>${parts.text.original.title}</h1>`);
    expect(html).toContain(`Son güncelleme: <!-- -->${formatDay(writtenOn ?? '')}`);
    expect(readHead(html).meta.get('description')?.length).toBeLessThanOrEqual(155);
    const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), (match) => match[1]).filter((id) => id !== 'icerik');
    expect(targets.length).toBeGreaterThanOrEqual(4);
    for (const target of targets) expect(html).toContain(`<h2 id="${target}"`);
    expect(new Set(targets).size).toBe(targets.length);
    // Neither a placeholder nor a link that was forgotten.
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main'))).not.toMatch(/[{}]/);
  });

  it('privacy names the company of the settings and the rights of the law', async () => {
    const html = await read('/privacy');
    expect(html).toContain('Örnek Kompozit');
    expect(html).toContain('<a href="mailto:info@example.com">info@example.com</a>');
    expect(html).toContain('<a href="tel:+902125550123">+90 212 555 01 23</a>');
    expect(html).toContain('6698 sayılı');
    expect(html).toContain('11. maddesi');
    // What the log and the limits keep; tests/server/security-log.test.ts holds the server to it.
    expect(html).toContain('Bu kayıtlarda IP adresiniz ve arama kutusuna yazdıklarınız yer almaz');
  });

  it('faq answers at least twelve questions, one open at a time', async () => {
    const html = await read('/faq');
    expect(html.match(/<details class="acc" name="faq">/g)?.length).toBeGreaterThanOrEqual(12);
  });

  it('an edited question is on the page and in its structured data', async () => {
    const { original } = PAGES.faq.parts.text;
    const [first, ...others] = original.groups;
    const asked = {
      question: 'Kışın kar altında ne olur?',
      answer: '<p>Bir şey olmaz. <a href="/contact">Bize sorun</a>.</p><p>Telefon: {telefon}</p>',
    };
    expect(await changeOf('/faq')).toBeUndefined();
    expect(await save('faq', 'text', { ...original, groups: [{ ...first, questions: [asked] }, ...others] })).toBe(302);
    const html = await read('/faq');
    expect(html).toContain(asked.question);
    expect(html).toContain('<a href="tel:+902125550123">');
    expect(html).not.toContain('Rengi solar mı?');
    expect(readHead(html).nodes[1]?.mainEntity).toContainEqual({
      '@type': 'Question',
      name: asked.question,
      acceptedAnswer: { '@type': 'Answer', text: 'Bir şey olmaz. Bize sorun. Telefon: +90 212 555 01 23' },
    });
  });

  it('a legal text shows its new section and title, and the day of the save, as the sitemap does', async () => {
    const { original } = PAGES.terms.parts.text;
    const [first, ...others] = original.sections;
    const sections = [
      { ...first, title: 'Kimin için?' },
      { anchor: '', title: 'Çerezler', text: '<p>{firma} <strong>çerez</strong> kullanmaz.</p>' },
      ...others,
    ];
    expect(await save('terms', 'text', { ...original, title: 'Koşullar', sections })).toBe(302);
    const html = await read('/terms');
    expect(html).toContain('>Koşullar</h1>');
    expect(html).toContain('<h2 id="kapsam">Kimin için?</h2>');
    expect(html).toContain('<h2 id="cerezler">Çerezler</h2>');
    expect(html).toContain('<p>Örnek Kompozit <strong>çerez</strong> kullanmaz.</p>');
    expect(html).toContain('href="#cerezler"');
    const changed = await changeOf('/terms');
    expect(html).toContain(`Son güncelleme: <!-- -->${formatDay(changed ?? '')}`);
    expect(await changeOf('/privacy')).toBeUndefined();
  });

  it('a new title for search engines is in the tab, in link previews and on their picture, and no new text', async () => {
    const before = readHead(await read('/return-policy'));
    const search = { title: 'İade ve değişim', description: 'Ürünü nasıl geri verirsiniz.' };
    expect(await save('returnPolicy', 'search', search)).toBe(302);
    const html = await read('/return-policy');
    const { title, meta } = readHead(html);
    expect(title).toBe('İade ve değişim | Örnek Kompozit');
    expect(meta.get('og:title')).toBe('İade ve değişim');
    expect(meta.get('description')).toBe('Ürünü nasıl geri verirsiniz.');
    expect(meta.get('og:image')).not.toBe(before.meta.get('og:image'));
    const pictures = await Promise.all(
      [before, { meta }].map(async (head) => (await ask(String(head.meta.get('og:image')))).status),
    );
    expect(pictures).toEqual([200, 200]);
    expect(html).toContain('Son güncelleme: <!-- -->1 Ekim 2025');
    expect(await changeOf('/return-policy')).toBeDefined();
  });

  it('llms.txt calls the pages what they call themselves', async () => {
    expect(await read('/llms.txt')).toContain('[Ödeme Seçenekleri]');
    await save('paymentOptions', 'text', { ...PAGES.paymentOptions.parts.text.original, title: 'Nasıl ödenir?' });
    expect(await read('/llms.txt')).toContain('[Nasıl ödenir?]');
  });

  it('a section without a text is told of at its field, and the page stays as it is', async () => {
    const { original } = PAGES.accessibility.parts.text;
    const [first, ...others] = original.sections;
    const sections = [{ ...first, title: 'Yeni hedef', text: '<p></p>' }, ...others];
    expect(await save('accessibility', 'text', { ...original, sections })).toBe(400);
    expect(await read('/erisilebilirlik')).not.toContain('Yeni hedef');
  });
});
