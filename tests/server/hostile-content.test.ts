import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { checkXml } from '#tests/support/xml.ts';

// Rows can come from an import or a restored backup; whatever they contain must be shown as text.
const EVIL = `x</script></title></textarea>--><img src=x onerror=alert(1)>"'&amp;]]>{{7*7}}`;
const LIST = JSON.stringify([{ title: EVIL, description: EVIL, value: EVIL, question: EVIL, answer: EVIL }]);
let site: SiteProcess;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
  cookie = await signInOverHttp(site.url);
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const lists = { features: LIST, technical_specs: LIST, faq: LIST };
  await db
    .updateTable('products')
    .set({ title: EVIL, description: EVIL, ...lists })
    .execute();
  await db.updateTable('projects').set({ title: EVIL, description: EVIL, location: EVIL, features: LIST }).execute();
  await db.updateTable('blog_posts').set({ title: EVIL, excerpt: EVIL, content: EVIL }).execute();
  await db.updateTable('gallery').set({ title: EVIL, description: EVIL }).execute();
  await db.updateTable('colors').set({ name: EVIL }).execute();
  const moment = new Date().toISOString();
  const times = { delivered_at: null, delivery_error: EVIL, read_at: null, created_at: moment, updated_at: moment };
  const message = { name: EVIL, email: EVIL, phone: EVIL, message: EVIL, search_text: 'x', ...times };
  await db
    .insertInto('messages')
    .values({ id: '0b0a6f5e-6a57-4c7e-9c3e-2f1f0a3d9b11', ...message })
    .execute();
  await close();
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const body = async (path: string) => (await ask(site.url + path, { headers: { cookie } })).body.toString();
const linksOn = async (path: string, pattern: RegExp) => [...new Set((await body(path)).match(pattern) ?? [])];

it('no page, public or not, turns it into markup', async () => {
  const details = [
    ...(await linksOn('/products', /\/products\/[a-z0-9-]+/g)).slice(0, 3),
    ...(await linksOn('/projects', /\/projects\/[a-z0-9-]+/g)).slice(0, 3),
    ...(await linksOn('/blogs', /\/blogs\/[a-z0-9-]+/g)).slice(0, 3),
  ];
  expect(details).toHaveLength(9);
  const edits = await linksOn('/admin/products', /\/admin\/products\/[0-9a-f-]{36}\/edit/g);
  const open = ['/', '/products', '/projects', '/gallery', '/blogs', '/ara?q=deck'];
  const lists = ['products', 'projects', 'blogs', 'gallery', 'colors', 'messages'];
  const message = '/admin/messages/0b0a6f5e-6a57-4c7e-9c3e-2f1f0a3d9b11';
  for (const path of [...open, ...details, ...lists.map((name) => `/admin/${name}`), message, ...edits.slice(0, 2)]) {
    const html = await body(path);
    expect(html.includes('x&lt;/script&gt;') || html.includes('x\\u003c/script'), `${path} shows it`).toBe(true);
    expect(/<img src=x|onerror=alert\(1\)>/.test(html), path).toBe(false);
    // Neither the data of the page nor its JSON-LD can be closed early.
    for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
      expect(script.includes('<img') || script.includes('</'), path).toBe(false);
  }
});

it('no feed, site map or manifest is broken by it', async () => {
  for (const path of ['/feed.xml', '/atom.xml', '/sitemap.xml', '/sitemaps/1.xml']) {
    const xml = await body(path);
    expect(xml.includes('<img'), path).toBe(false);
    expect(() => checkXml(xml), path).not.toThrow();
  }
  expect(JSON.parse(await body('/site.webmanifest'))).toBeTruthy();
});

it('a post nested 20,000 lists deep is refused at its field and nothing is lost; a stored one is shown as text', async () => {
  const content = `${'<ul><li>'.repeat(20_000)}derin${'</li></ul>'.repeat(20_000)}`;
  const typed = { title: 'Derin yazı', image_url: '', status: 'draft' };
  const short = content.slice(0, 160_000);
  const refused = await postForm(`${site.url}/admin/blogs/new`, { ...typed, content: short }, { cookie });
  const form = refused.body.toString();
  expect(refused.status).toBe(400);
  expect(form).toContain('İçerikte en fazla 40 düzey iç içe liste veya alıntı olabilir.');
  expect([form.includes('value="Derin yazı"'), form.includes('&lt;ul&gt;&lt;li&gt;'.repeat(100))]).toEqual([
    true,
    true,
  ]);

  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  // The oldest post, because its page is not cached yet.
  const post = await db
    .selectFrom('blog_posts')
    .select(['id', 'slug'])
    .where('is_published', '=', true)
    .orderBy('created_at')
    .executeTakeFirst();
  await db
    .updateTable('blog_posts')
    .set({ content })
    .where('id', '=', post?.id ?? '')
    .execute();
  await close();
  for (const path of [`/blogs/${post?.slug}`, `/admin/blogs/${post?.id}/edit`, `/admin/preview/post/${post?.id}`]) {
    const started = performance.now();
    const page = await ask(site.url + path, { headers: { cookie } });
    expect(performance.now() - started, `${path} took long`).toBeLessThan(1_500);
    expect([path, page.status, page.body.includes('derin')]).toEqual([path, 200, true]);
  }
});
