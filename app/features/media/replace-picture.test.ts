import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { posts } from '#app/features/blog/record.server.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import { imagePath } from '#app/shared/images.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { losePicture, storeTestPicture, useTestStore } from '#tests/support/stored-picture.ts';
import { findPictureUses } from './picture-uses.server.ts';
import { replacePicture, undoReplacement } from './replace-picture.server.ts';

const AUTHOR = { id: '0b0a6f5e-6a57-4c7e-9c3e-2f1f0a3d9b12', email: 'yazar@example.com' };

onEachEngine('a picture replaced everywhere', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();
  const add = () => storeTestPicture(db(), store(), { is_kept: true });
  const isShown = async (url: string) => (await findPictureUses(db())).has(imagePath(url) ?? '');
  const idOf = (saved: { ok: boolean; id?: string }) => saved.id as string;
  const common = { title: 'Deck', description: '', is_active: true };

  const addProduct = async (main_image: string | null, images: string[], faq_image: string | null = null) =>
    idOf(
      await createRecord(db(), products, STAFF, {
        ...common,
        slug: randomUUID(),
        category: 'deck',
        display_order: 1,
        main_image,
        faq_image,
        images: images.map((image_url) => ({ image_url, color_id: null })),
        measures: null,
        features: [],
        technical_specs: [],
        faq: [],
      }),
    );
  const addProject = async (images: string[]) =>
    idOf(
      await createRecord(db(), projects, STAFF, {
        ...common,
        location: '',
        completion_date: '2025-06-14T00:00:00.000Z',
        images,
        features: [],
        specifications: [],
        products: [],
      }),
    );
  const item = (image_url: string) =>
    ({ ...common, image_url, type: 'product', product_id: null, color_id: null }) as const;
  const addItem = async (image_url: string) => idOf(await createRecord(db(), galleryItems, STAFF, item(image_url)));
  const addPost = async (image_url: string | null, content: string) =>
    idOf(
      await createRecord(db(), posts, AUTHOR, { title: `Yazı ${randomUUID()}`, content, image_url, status: 'draft' }),
    );

  beforeEach(async () => {
    for (const table of ['products', 'projects', 'gallery', 'blog_posts', 'activity'] as const)
      await db().deleteFrom(table).execute();
    await db().deleteFrom('user').where('id', '=', AUTHOR.id).execute();
    const now = new Date().toISOString();
    await db()
      .insertInto('user')
      .values({ ...AUTHOR, name: 'Yazar', emailVerified: true, createdAt: now, updatedAt: now })
      .execute();
  });

  it('changes in every place of every record, somebody else’s post included, and comes back with undo', async () => {
    const [from, to, other] = [await add(), await add(), await add()];
    const product = await addProduct(from, [other, from, to], from);
    const project = await addProject([to, from]);
    const gallery = await addItem(from);
    const post = await addPost(from, `<p>Metin</p><img src="${from}" alt="Kendi sözü">`);
    const before = await Promise.all([
      findRecord(db(), products, product, STAFF),
      findRecord(db(), projects, project, STAFF),
      findRecord(db(), posts, post, AUTHOR),
    ]);
    const replaced = await replacePicture(db(), STAFF, from, to);
    expect(replaced).toMatchObject({ ok: true, places: 7 });
    expect(await isShown(from)).toBe(false);
    expect(products.picturesOf((await findRecord(db(), products, product, STAFF)) as never)).toEqual([
      to,
      to,
      other,
      to,
      to,
    ]);
    expect(projects.picturesOf((await findRecord(db(), projects, project, STAFF)) as never)).toEqual([to, to]);
    expect((await findRecord(db(), posts, post, AUTHOR))?.content).toMatch(
      new RegExp(`alt="Kendi sözü"[^>]* src="${to}"`),
    );
    const lines = await db()
      .selectFrom('activity')
      .select(['entity_id', 'user_email'])
      .where('action', '=', 'update')
      .execute();
    expect(lines.map(({ entity_id }) => entity_id).sort()).toEqual([product, project, gallery, post].sort());
    expect(new Set(lines.map(({ user_email }) => user_email))).toEqual(new Set([STAFF.email]));

    expect(await undoReplacement(db(), STAFF, replaced.ok ? replaced.id : '')).toEqual({
      ok: true,
      records: 4,
      skipped: 0,
    });
    const after = await Promise.all([
      findRecord(db(), products, product, STAFF),
      findRecord(db(), projects, project, STAFF),
      findRecord(db(), posts, post, AUTHOR),
    ]);
    expect(after.map((record) => ({ ...record, updated_at: '' }))).toEqual(
      before.map((record) => ({ ...record, updated_at: '' })),
    );
    expect(await undoReplacement(db(), STAFF, replaced.ok ? replaced.id : '')).toEqual({
      ok: false,
      reason: 'not-found',
    });
  });

  it('changes in 40 records or in none', async () => {
    const [from, to] = [await add(), await add()];
    const ids: string[] = [];
    for (let i = 0; i < 20; i += 1) ids.push(await addItem(from), await addProject([from]));
    const gone = '/images/silinmis.jpg';
    expect(await replacePicture(db(), STAFF, from, gone)).toEqual({ ok: false, reason: 'pictures-gone', urls: [gone] });
    const updates = () => db().selectFrom('activity').select('id').where('action', '=', 'update').execute();
    expect([await isShown(gone), (await updates()).length]).toEqual([false, 0]);
    expect(await replacePicture(db(), STAFF, from, to)).toMatchObject({ ok: true, places: 40 });
    expect([await isShown(from), (await updates()).length]).toEqual([false, 40]);
  });

  it('is replaced only by another picture, and one of this site', async () => {
    const from = await add();
    const id = await addItem(from);
    const foreign = 'https://pictures.example.net/a.jpg';
    expect(await replacePicture(db(), STAFF, from, foreign)).toEqual({ ok: false, reason: 'not-ours' });
    expect(await replacePicture(db(), STAFF, from, from)).toEqual({ ok: false, reason: 'same' });
    expect((await findRecord(db(), galleryItems, id, STAFF))?.image_url).toBe(from);
    expect(await db().selectFrom('picture_replacements').select('id').where('from_url', '=', from).execute()).toEqual(
      [],
    );
  });

  it('meets the conflict check of a form that was open', async () => {
    const [from, to] = [await add(), await add()];
    const id = await addItem(from);
    const seen = (await findRecord(db(), galleryItems, id, STAFF))?.updated_at as string;
    await db().updateTable('gallery').set({ updated_at: '2025-01-01T00:00:00.000Z' }).where('id', '=', id).execute();
    await replacePicture(db(), STAFF, from, to);
    const saved = await updateRecord(db(), galleryItems, STAFF, id, item(from), '2025-01-01T00:00:00.000Z');
    expect([seen.length > 0, saved]).toEqual([true, { ok: false, reason: 'changed-meanwhile' }]);
  });

  it('is not taken back where somebody has changed it since, nor when the old picture is gone', async () => {
    const [from, to, third] = [await add(), await add(), await add()];
    const [first, second] = [await addItem(from), await addItem(from)];
    const replaced = await replacePicture(db(), STAFF, from, to);
    await updateRecord(db(), galleryItems, STAFF, first, item(third), null);
    const id = replaced.ok ? replaced.id : '';
    expect(await undoReplacement(db(), STAFF, id)).toEqual({ ok: true, records: 1, skipped: 1 });
    const urls = [first, second].map(async (one) => (await findRecord(db(), galleryItems, one, STAFF))?.image_url);
    expect(await Promise.all(urls)).toEqual([third, from]);

    const again = await replacePicture(db(), STAFF, from, to);
    await losePicture(db(), from);
    if (!again.ok || (await isShown(from))) throw new Error('not replaced');
    expect(await undoReplacement(db(), STAFF, again.id)).toEqual({ ok: false, reason: 'pictures-gone', urls: [from] });
    expect((await findRecord(db(), galleryItems, second, STAFF))?.image_url).toBe(to);
  });

  it('is replaced by one of two people at once, without a deadlock with saves', async () => {
    const [from, to, third] = [await add(), await add(), await add()];
    const ids = await Promise.all(Array.from({ length: 10 }, () => addItem(from)));
    const [mine, theirs] = await Promise.all([
      replacePicture(db(), STAFF, from, to),
      replacePicture(db(), STAFF, from, third),
      ...ids.map((id) => updateRecord(db(), galleryItems, STAFF, id, { ...item(from), title: 'Yeni' }, null)),
    ]);
    expect([mine.ok, theirs.ok]).toContain(true);
  });
});
