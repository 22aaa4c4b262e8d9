import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { cleanHtml } from '#app/server/clean-html.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { deletePicture, isPictureUsed } from '#app/server/pictures/unused.server.ts';
import { eraseFromBin } from '#app/server/records/bin.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { findRedirect } from '#app/server/redirects.server.ts';
import { imagePath, imageUrl } from '#app/shared/images.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { someone } from '#tests/support/staff.ts';
import { hasFile, storeTestPicture, sweepPictures, useTestStore } from '#tests/support/stored-picture.ts';
import { XSS_PAYLOADS } from '#tests/support/xss-payloads.ts';
import { findOwnPosts, findPostForEditor } from './admin-queries.server.ts';
import { checkPost, EMPTY_POST, type PostInput } from './post-input.ts';
import { findPost } from './queries.server.ts';
import { posts } from './record.server.ts';
import { setPostPublished } from './service.server.ts';

const input = (values: Partial<PostInput> = {}): PostInput => ({
  title: `Yazı ${randomUUID()}`,
  content: '<p>İyi bir deck, görünmeyen yerde başlar.</p>',
  image_url: null,
  status: 'draft',
  ...values,
});

const readRow = (db: Db, id: string) =>
  db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function create(db: Db, author: Actor, values: Partial<PostInput> = {}): Promise<string> {
  const saved = await createRecord(db, posts, author, input(values));
  if (!saved.ok) throw new Error(saved.reason);
  return saved.id;
}

it('a post needs a title, and one that an address can be made of', () => {
  expect(checkPost(EMPTY_POST)).toEqual({ errors: { title: 'Başlık gereklidir' } });
  expect(checkPost({ ...EMPTY_POST, title: '?!' })).toMatchObject({ errors: { title: expect.any(String) } });
  expect(checkPost({ ...EMPTY_POST, title: 'A', image_url: 'javascript:alert(1)' })).toHaveProperty('errors');
});

onEachEngine('blog posts', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();
  const [author, stranger] = [someone('yazar'), someone('yabanci')];

  it('begins as a draft that nobody sees, its address transliterated', async () => {
    const id = await create(db(), author, { title: `Çit Işığı ${author.id}`, status: 'published' });
    expect(await readRow(db(), id)).toMatchObject({
      slug: `cit-isigi-${author.id}`,
      status: 'published',
      is_published: false,
      published_at: null,
      author_id: author.id,
      excerpt: 'İyi bir deck, görünmeyen yerde başlar.',
    });
    expect(await findPost(db(), `cit-isigi-${author.id}`)).toBeUndefined();
  });

  it('is published and taken back; the editor touches only its status', async () => {
    const id = await create(db(), author);
    expect(await setPostPublished(db(), author, id, true)).toMatchObject({ ok: true });
    const published = await readRow(db(), id);
    expect(published).toMatchObject({ is_published: true, published_at: published.updated_at, status: 'draft' });
    await updateRecord(db(), posts, author, id, input({ title: published.title, status: 'published' }), null);
    expect(await readRow(db(), id)).toMatchObject({
      is_published: true,
      published_at: published.published_at,
      status: 'published',
    });
    expect(await setPostPublished(db(), author, id, false)).toMatchObject({ ok: true });
    expect(await readRow(db(), id)).toMatchObject({ is_published: false, published_at: null, status: 'published' });
  });

  it('stays published when two ask for it at once, and again later, with one line in the audit trail', async () => {
    const id = await create(db(), author);
    const publish = () => setPostPublished(db(), author, id, true);
    expect(await Promise.all([publish(), publish()])).toMatchObject([{ ok: true }, { ok: true }]);
    const published = await readRow(db(), id);
    expect(await publish()).toMatchObject({ ok: true });
    expect(await readRow(db(), id)).toEqual(published);
    const lines = await db().selectFrom('activity').select('action').where('entity_id', '=', id).execute();
    expect(lines.filter(({ action }) => action === 'publish')).toHaveLength(1);
  });

  it('says that an address is taken, on creating and on renaming', async () => {
    const title = `Dolu Adres ${randomUUID()}`;
    await create(db(), stranger, { title });
    expect(await createRecord(db(), posts, author, input({ title }))).toEqual({ ok: false, reason: 'slug-taken' });
    const id = await create(db(), author);
    const before = await readRow(db(), id);
    const renamed = await updateRecord(db(), posts, author, id, input({ title }), null);
    expect(renamed).toEqual({ ok: false, reason: 'slug-taken' });
    expect(await readRow(db(), id)).toEqual(before);
  });

  it('leaves a permanent redirect at its old address', async () => {
    const id = await create(db(), author);
    const { slug } = await readRow(db(), id);
    const title = `Yeni Ad ${randomUUID()}`;
    await updateRecord(db(), posts, author, id, input({ title }), null);
    expect(await findRedirect(db(), `/blogs/${slug}`)).toBe(`/blogs/${(await readRow(db(), id)).slug}`);
  });

  it('refuses to save over what was saved meanwhile', async () => {
    const id = await create(db(), author);
    const { title } = await readRow(db(), id);
    const saved = await updateRecord(db(), posts, author, id, input({ title }), '2020-01-01T00:00:00.000Z');
    expect(saved).toEqual({ ok: false, reason: 'changed-meanwhile' });
  });

  it('of another author can be neither listed, read, changed, toggled nor deleted', async () => {
    const picture = await storeTestPicture(db(), store());
    const id = await create(db(), author, { image_url: picture });
    const before = await readRow(db(), id);
    const listed = await findOwnPosts(db(), stranger.id, { filter: before.title, page: 1 });
    expect(listed).toMatchObject({ rows: [], total: 0 });
    expect(await findPostForEditor(db(), stranger, id)).toBeNull();
    const changed = await updateRecord(db(), posts, stranger, id, input({ title: 'Ele geçirildi' }), null);
    expect(changed).toEqual({ ok: false, reason: 'not-found' });
    expect(await setPostPublished(db(), stranger, id, true)).toEqual({ ok: false, reason: 'not-found' });
    expect(await deleteRecord(db(), posts, stranger, id)).toEqual({ ok: false, reason: 'not-found' });
    expect(await readRow(db(), id)).toEqual(before);
    expect(await hasFile(store(), picture)).toBe(true);
  });

  it('uses its cover and the pictures of its text until it leaves the bin, and leaves them to the library', async () => {
    const cover = await storeTestPicture(db(), store());
    const inText = await storeTestPicture(db(), store());
    const shared = await storeTestPicture(db(), store());
    const content = `<p>x</p><img src="${inText}" alt=""><img alt="" src="${shared}">`;
    const id = await create(db(), author, { image_url: cover, content });
    await create(db(), stranger, { content: `<img src="${shared}" alt="">` });
    const { title } = await readRow(db(), id);
    await updateRecord(
      db(),
      posts,
      author,
      id,
      input({ title, image_url: cover, content: `<img src="${shared}">` }),
      null,
    );
    expect(await deleteRecord(db(), posts, author, id)).toMatchObject({ ok: true });
    const inUse = () => Promise.all([cover, inText, shared].map((url) => isPictureUsed(db(), url)));
    expect(await inUse()).toEqual([true, true, true]);
    await eraseFromBin(db(), author, id);
    expect(await inUse()).toEqual([false, false, true]);
    await sweepPictures(db(), store());
    expect([await hasFile(store(), cover), await hasFile(store(), inText)]).toEqual([true, true]);
  });

  it('is not saved with a picture that is not there any more, be it the cover or one in its text', async () => {
    const gone = imageUrl(`blog/${randomUUID()}.jpg`);
    const lost = { ok: false, reason: 'pictures-gone', urls: [gone] };
    const inText = `<p>x</p><img src="${gone}" alt="">`;
    expect(await createRecord(db(), posts, author, input({ title: `Yeni ${gone}`, image_url: gone }))).toEqual(lost);
    const id = await create(db(), author);
    const before = await readRow(db(), id);
    const changed = input({ title: before.title, content: inText });
    expect(await updateRecord(db(), posts, author, id, changed, null)).toEqual(lost);
    expect(await readRow(db(), id)).toEqual(before);
  });

  it('is refused, or keeps its picture, when somebody deletes it from the library at that very moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const picture = await storeTestPicture(db(), store());
      const id = await create(db(), author, { image_url: picture });
      await deleteRecord(db(), posts, author, id);
      const [, saved] = await Promise.all([
        eraseFromBin(db(), author, id).then(() => deletePicture(db(), store(), picture)),
        createRecord(db(), posts, author, input({ image_url: picture })),
      ]);
      expect(await hasFile(store(), picture)).toBe(saved.ok);
    }
  });

  it('keeps a picture that it shows already, although its file is missing', async () => {
    const picture = await storeTestPicture(db(), store());
    const id = await create(db(), author, { image_url: picture });
    const { title } = await readRow(db(), id);
    await db()
      .deleteFrom('pictures')
      .where('path', '=', imagePath(picture) ?? '')
      .execute();
    const saved = await updateRecord(db(), posts, author, id, input({ title, image_url: picture }), null);
    expect(saved).toMatchObject({ ok: true });
  });

  it('is listed to its author, newest first, paged by 24, found by the words of its text', async () => {
    const word = `drenaj${randomUUID().slice(0, 8)}`;
    for (let n = 1; n <= 25; n += 1) await create(db(), author, { content: `<p>${word}</p>` });
    const page = await findOwnPosts(db(), author.id, { filter: word.toUpperCase(), page: 2 });
    expect(page).toMatchObject({ total: 25, page: 2, pageCount: 2 });
    expect(page.rows).toHaveLength(1);
    expect(page.rows[0]?.excerpt).toBe(`${word}...`);
  });

  it.each(XSS_PAYLOADS)('is saved without what could run: %s', async (payload) => {
    const id = await create(db(), author, { content: `<p>önce</p>${payload}` });
    const { content, slug } = await readRow(db(), id);
    expect(content).toContain('<p>önce</p>');
    expect(content).toBe(cleanHtml(content));
    expect(content).not.toMatch(/<\/?(script|svg|math|iframe|object|embed|style|form|base|meta|link|template)\b/i);
    expect(content).not.toMatch(/<[^>]*\son\w+\s*=|<[^>]*(href|src)="\s*(javascript|data|vbscript):/i);
    await setPostPublished(db(), author, id, true);
    expect(cleanHtml((await findPost(db(), slug))?.content ?? '')).toBe(content);
  });
});
