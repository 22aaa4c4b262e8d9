import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { posts } from '#app/features/blog/record.server.ts';
import { setPostPublished } from '#app/features/blog/service.server.ts';
import { colors } from '#app/features/colors/record.server.ts';
import { setColorVisible } from '#app/features/colors/service.server.ts';
import { siteContent } from '#app/features/content/record.server.ts';
import { saveContent } from '#app/features/content/save.server.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { moveProduct } from '#app/features/products/reorder.server.ts';
import { cloneProduct } from '#app/features/products/service.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import { isPictureUsed } from '#app/server/pictures/unused.server.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import { revertRecord } from '#app/server/records/restore.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { thinVersions } from '#app/server/records/versions.server.ts';
import { findRedirect } from '#app/server/redirects.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { color, galleryItem, post, product, project } from '#tests/support/inputs.ts';
import { STAFF } from '#tests/support/staff.ts';
import { storeTestPicture, useTestStore } from '#tests/support/stored-picture.ts';

onEachEngine('the history of a record', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();
  const made = <Saved extends { ok: true; id: string } | { ok: false; reason: string }>(saved: Saved): string => {
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  };
  const actionsOf = async (id: string) => {
    const rows = await db().selectFrom('versions').selectAll().where('record_id', '=', id).orderBy('number').execute();
    return rows.map(({ number, action, user_email }) => `${number} ${action} ${user_email ?? '?'}`);
  };
  const by = STAFF.email;
  const newColor = async (name = 'Teak') => made(await createRecord(db(), colors, STAFF, { ...color, name }));

  it('has every save of a product, and brings back texts, pictures, colours, measures and address', async () => {
    const teak = await newColor();
    const picture = await storeTestPicture(db(), store());
    const first = product({
      slug: `once-${randomUUID()}`,
      features: [{ title: 'Dolu', description: 'Gövde' }],
      main_image: picture,
      images: [{ image_url: picture, color_id: teak }],
      measures: { kind: 'panel', bayWidth: 1800, postWidth: 100, panelHeights: [1000, 1800], lamellaHeight: 150 },
    });
    const id = made(await createRecord(db(), products, STAFF, first));
    const before = await findRecord(db(), products, id, STAFF);
    const second = product({ title: 'Başka', features: [], is_active: false });
    await updateRecord(db(), products, STAFF, id, second, null);
    const reverted = await revertRecord(db(), products, STAFF, id, 1);
    expect(reverted).toMatchObject({ ok: true, id });
    const { updated_at: _, ...said } = before ?? { updated_at: '' };
    expect(await findRecord(db(), products, id, STAFF)).toMatchObject(said);
    expect(await actionsOf(id)).toEqual([`1 create ${by}`, `2 update ${by}`, `3 revert ${by}`]);
    // Back at its old address, to which the other one leads now.
    expect(await findRedirect(db(), `/products/${second.slug}`)).toBe(`/products/${first.slug}`);
    expect(await findRedirect(db(), `/products/${first.slug}`)).toBeUndefined();
  });

  it('has every save of a project, a post, a gallery item, a colour and a part of the site', async () => {
    const wood = made(await createRecord(db(), products, STAFF, product()));
    const teak = await newColor();
    const link = { product_id: wood, color_id: teak };
    const villa = made(await createRecord(db(), projects, STAFF, project({ products: [link] })));
    await updateRecord(db(), projects, STAFF, villa, project({ title: 'Villa', products: [] }), null);
    await revertRecord(db(), projects, STAFF, villa, 1);
    expect(await findRecord(db(), projects, villa, STAFF)).toMatchObject({ title: 'Teras', products: [link] });

    const text = made(await createRecord(db(), posts, STAFF, post({ content: '<p>Önce</p>' })));
    await setPostPublished(db(), STAFF, text, true);
    await updateRecord(db(), posts, STAFF, text, post({ content: '<p>Sonra</p>' }), null);
    await revertRecord(db(), posts, STAFF, text, 2);
    const back = await findRecord(db(), posts, text, STAFF);
    expect(back).toMatchObject({
      content: '<p>Önce</p>',
      is_published: true,
      search_text: expect.stringMatching('once'),
    });
    expect(await actionsOf(text)).toEqual([`1 create ${by}`, `2 publish ${by}`, `3 update ${by}`, `4 revert ${by}`]);

    const shown = { product_id: wood, color_id: teak };
    const item = made(await createRecord(db(), galleryItems, STAFF, galleryItem(shown)));
    await updateRecord(db(), galleryItems, STAFF, item, galleryItem({ title: 'Başka' }), null);
    await revertRecord(db(), galleryItems, STAFF, item, 1);
    expect(await findRecord(db(), galleryItems, item, STAFF)).toMatchObject({ title: 'Bahçe', ...shown });

    await setColorVisible(db(), STAFF, teak, false);
    await revertRecord(db(), colors, STAFF, teak, 1);
    expect(await findRecord(db(), colors, teak, STAFF)).toMatchObject({ is_visible: true });

    const key = `part-${randomUUID()}`;
    const part = made(await saveContent(db(), STAFF, key, { h1: 'Bir' }, 'never-edited'));
    await saveContent(db(), STAFF, key, { h1: 'İki' }, null);
    await revertRecord(db(), siteContent, STAFF, part, 1);
    expect(await findRecord(db(), siteContent, part, STAFF)).toMatchObject({ content: '{"h1":"Bir"}' });
  });

  it('leaves out links to what is gone meanwhile', async () => {
    const [wood, teak] = [made(await createRecord(db(), products, STAFF, product())), await newColor()];
    const link = { product_id: wood, color_id: teak };
    const villa = made(await createRecord(db(), projects, STAFF, project({ products: [link] })));
    const item = made(await createRecord(db(), galleryItems, STAFF, galleryItem(link)));
    await deleteRecord(db(), products, STAFF, wood);
    await deleteRecord(db(), colors, STAFF, teak);
    expect(await revertRecord(db(), projects, STAFF, villa, 1)).toMatchObject({ ok: true, record: { products: [] } });
    const gone = { product_id: null, color_id: null };
    expect(await revertRecord(db(), galleryItems, STAFF, item, 1)).toMatchObject({ ok: true, record: gone });
  });

  it('begins with what was there before, for a record that is older than it', async () => {
    const id = randomUUID();
    const created_at = '2024-02-05T09:00:00.000Z';
    await db()
      .insertInto('colors')
      .values({ id, name: 'Eski', hex_code: '#111111', created_at, updated_at: created_at })
      .execute();
    await updateRecord(db(), colors, STAFF, id, { name: 'Yeni', hex_code: '#111111' }, null);
    expect(await actionsOf(id)).toEqual(['1 first ?', `2 update ${by}`]);
    await revertRecord(db(), colors, STAFF, id, 1);
    expect(await findRecord(db(), colors, id, STAFF)).toMatchObject({ name: 'Eski' });
  });

  it('gets nothing from a save that changes nothing, nor from another place in the list', async () => {
    const input = product();
    const id = made(await createRecord(db(), products, STAFF, input));
    await updateRecord(db(), products, STAFF, id, input, null);
    await moveProduct(db(), STAFF, id, { to: 1 });
    await updateRecord(db(), products, STAFF, id, { ...input, display_order: 3 }, null);
    expect(await actionsOf(id)).toEqual([`1 create ${by}`]);
    const copy = await cloneProduct(db(), STAFF, id);
    expect(await actionsOf(made(copy))).toEqual([`1 clone ${by}`]);
  });

  it('gets nothing from an unchanged save of a project whose day was stored with an hour', async () => {
    const input = project();
    const id = made(
      await createRecord(db(), projects, STAFF, { ...input, completion_date: '2025-06-14T09:00:00.000Z' }),
    );
    await updateRecord(db(), projects, STAFF, id, { ...input, completion_date: '2025-06-14T00:00:00.000Z' }, null);
    expect(await actionsOf(id)).toEqual([`1 create ${by}`]);
    await updateRecord(db(), projects, STAFF, id, { ...input, completion_date: '2025-06-15T00:00:00.000Z' }, null);
    expect(await actionsOf(id)).toEqual([`1 create ${by}`, `2 update ${by}`]);
    expect((await findRecord(db(), projects, id, STAFF))?.completion_date).toBe('2025-06-15T00:00:00.000Z');
  });

  it('gives an address that another record has meanwhile a number', async () => {
    const slug = randomUUID();
    const id = made(await createRecord(db(), products, STAFF, product({ slug })));
    await updateRecord(db(), products, STAFF, id, product(), null);
    await createRecord(db(), products, STAFF, product({ slug }));
    expect(await revertRecord(db(), products, STAFF, id, 1)).toMatchObject({ ok: true, record: { slug: `${slug}-2` } });
  });

  it('is brought back by two at once, one after the other', async () => {
    const id = made(await createRecord(db(), colors, STAFF, color));
    await updateRecord(db(), colors, STAFF, id, { ...color, name: 'İki' }, null);
    const both = await Promise.all([1, 2].map((number) => revertRecord(db(), colors, STAFF, id, number)));
    expect(both.every(({ ok }) => ok)).toBe(true);
    const numbers = (await actionsOf(id)).map((line) => Number(line.split(' ')[0]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('knows no other number, and no record of somebody else', async () => {
    const id = made(await createRecord(db(), posts, STAFF, post()));
    expect(await revertRecord(db(), posts, STAFF, id, 9)).toEqual({ ok: false, reason: 'not-found' });
    const stranger = { id: randomUUID(), email: 'baskasi@example.com' };
    expect(await revertRecord(db(), posts, stranger, id, 1)).toEqual({ ok: false, reason: 'not-found' });
  });

  it('keeps the newest 50 and the last year; what goes lets go of its pictures', async () => {
    const [old, kept] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const id = made(await createRecord(db(), galleryItems, STAFF, galleryItem({ image_url: old })));
    for (let n = 0; n < 52; n += 1)
      await updateRecord(db(), galleryItems, STAFF, id, galleryItem({ title: `${n}`, image_url: kept }), null);
    await thinVersions(db());
    expect(await actionsOf(id)).toHaveLength(53);
    const inAYear = new Date(Date.now() + 366 * 24 * 60 * 60 * 1000);
    await thinVersions(db(), inAYear);
    const left = await actionsOf(id);
    expect([left.length, left[0]]).toEqual([50, `4 update ${by}`]);
    expect([await isPictureUsed(db(), old), await isPictureUsed(db(), kept)]).toEqual([false, true]);
  });
});
