import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { posts } from '#app/features/blog/record.server.ts';
import { colors } from '#app/features/colors/record.server.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { deleteMessage, restoreMessage } from '#app/features/messages/admin-service.server.ts';
import { insertMessage, nextRequestNumber } from '#app/features/messages/queries.server.ts';
import { eraseSubscriber, restoreSubscriber, subscribe, unsubscribe } from '#app/features/newsletter/service.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import { binOf, emptyBin, eraseFromBin } from '#app/server/records/bin.server.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import { restoreRecord } from '#app/server/records/restore.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { color, galleryItem, post, product, project } from '#tests/support/inputs.ts';
import { STAFF } from '#tests/support/staff.ts';
import { hasFile, storeTestPicture, sweepPictures, useTestStore } from '#tests/support/stored-picture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const stranger = { id: randomUUID(), email: 'baskasi@example.com' };

onEachEngine('the bin', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();
  const made = <Saved extends { ok: true; id: string } | { ok: false; reason: string }>(saved: Saved): string => {
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  };
  const idsIn = async (actor = STAFF) => (await binOf(db(), actor).select('id').execute()).map(({ id }) => id);
  const countVersions = async (id: string) =>
    (await db().selectFrom('versions').select('id').where('record_id', '=', id).execute()).length;

  it('gives a product back as it was, with its pictures, its place and what others said about it', async () => {
    const teak = made(await createRecord(db(), colors, STAFF, color));
    const picture = await storeTestPicture(db(), store());
    const images = [{ image_url: picture, color_id: teak }];
    const before = made(await createRecord(db(), products, STAFF, product()));
    const id = made(
      await createRecord(db(), products, STAFF, product({ images, main_image: picture, display_order: 2 })),
    );
    const link = { product_id: id, color_id: teak };
    const villa = made(await createRecord(db(), projects, STAFF, project({ products: [link] })));
    const item = made(await createRecord(db(), galleryItems, STAFF, galleryItem({ product_id: id })));
    const first = await findRecord(db(), products, id, STAFF);

    expect(await deleteRecord(db(), products, STAFF, id)).toEqual({ ok: true, title: 'Masif Deck' });
    expect(await findRecord(db(), products, id, STAFF)).toBeUndefined();
    expect(await findRecord(db(), projects, villa, STAFF)).toMatchObject({ products: [] });
    expect(await idsIn()).toContain(id);
    await sweepPictures(db(), store());
    expect(await hasFile(store(), picture)).toBe(true);

    expect(await restoreRecord(db(), products, STAFF, id)).toMatchObject({ ok: true, id });
    const { updated_at: _, ...said } = first ?? { updated_at: '' };
    expect(await findRecord(db(), products, id, STAFF)).toMatchObject(said);
    expect(await findRecord(db(), products, before, STAFF)).toMatchObject({ display_order: 1 });
    expect(await findRecord(db(), projects, villa, STAFF)).toMatchObject({ products: [link] });
    expect(await findRecord(db(), galleryItems, item, STAFF)).toMatchObject({ product_id: id });
    expect(await idsIn()).not.toContain(id);
  });

  it('gives a colour back to the pictures and projects that had it, unless they have another by now', async () => {
    const [teak, ceviz] = [
      made(await createRecord(db(), colors, STAFF, color)),
      made(await createRecord(db(), colors, STAFF, { ...color, name: 'Ceviz' })),
    ];
    const [one, two] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const input = product({ images: [one, two].map((image_url) => ({ image_url, color_id: teak })) });
    const deck = made(await createRecord(db(), products, STAFF, input));
    const link = { product_id: deck, color_id: teak };
    const villa = made(await createRecord(db(), projects, STAFF, project({ products: [link] })));
    const item = made(await createRecord(db(), galleryItems, STAFF, galleryItem(link)));
    await deleteRecord(db(), colors, STAFF, teak);
    // The save writes its pictures anew.
    const changed = {
      ...input,
      images: [
        { image_url: two, color_id: null },
        { image_url: one, color_id: ceviz },
      ],
    };
    await updateRecord(db(), products, STAFF, deck, changed, null);
    await restoreRecord(db(), colors, STAFF, teak);
    expect(await findRecord(db(), products, deck, STAFF)).toMatchObject({
      images: [
        { image_url: two, color_id: teak },
        { image_url: one, color_id: ceviz },
      ],
    });
    expect(await findRecord(db(), projects, villa, STAFF)).toMatchObject({ products: [link] });
    expect(await findRecord(db(), galleryItems, item, STAFF)).toMatchObject({ color_id: teak });
  });

  it('gives a project and a gallery item back without what is gone meanwhile', async () => {
    const deck = made(await createRecord(db(), products, STAFF, product()));
    const link = { product_id: deck, color_id: null };
    const villa = made(await createRecord(db(), projects, STAFF, project({ products: [link] })));
    const item = made(await createRecord(db(), galleryItems, STAFF, galleryItem({ product_id: deck })));
    await deleteRecord(db(), projects, STAFF, villa);
    await deleteRecord(db(), galleryItems, STAFF, item);
    await deleteRecord(db(), products, STAFF, deck);
    await eraseFromBin(db(), STAFF, deck);
    expect(await restoreRecord(db(), projects, STAFF, villa)).toMatchObject({ ok: true, record: { products: [] } });
    expect(await restoreRecord(db(), galleryItems, STAFF, item)).toMatchObject({ record: { product_id: null } });
  });

  it('keeps what two records said of each other when both were in it, in whichever order they come back', async () => {
    const teak = made(await createRecord(db(), colors, STAFF, color));
    const picture = await storeTestPicture(db(), store());
    const images = [{ image_url: picture, color_id: teak }];
    const deck = made(await createRecord(db(), products, STAFF, product({ images })));
    const link = { product_id: deck, color_id: null };
    const villa = made(await createRecord(db(), projects, STAFF, project({ products: [link] })));
    const item = made(await createRecord(db(), galleryItems, STAFF, galleryItem({ product_id: deck, color_id: teak })));
    // What is deleted first comes back first, while the others, which have lost it by then, are still in the bin.
    await deleteRecord(db(), colors, STAFF, teak);
    await deleteRecord(db(), products, STAFF, deck);
    await deleteRecord(db(), projects, STAFF, villa);
    await deleteRecord(db(), galleryItems, STAFF, item);
    await restoreRecord(db(), colors, STAFF, teak);
    await restoreRecord(db(), products, STAFF, deck);
    await restoreRecord(db(), projects, STAFF, villa);
    await restoreRecord(db(), galleryItems, STAFF, item);
    expect(await findRecord(db(), products, deck, STAFF)).toMatchObject({ images });
    expect(await findRecord(db(), projects, villa, STAFF)).toMatchObject({ products: [link] });
    expect(await findRecord(db(), galleryItems, item, STAFF)).toMatchObject({ product_id: deck, color_id: teak });
  });

  it('numbers an address that is taken', async () => {
    const slug = randomUUID();
    const id = made(await createRecord(db(), products, STAFF, product({ slug })));
    await deleteRecord(db(), products, STAFF, id);
    await createRecord(db(), products, STAFF, product({ slug }));
    expect(await restoreRecord(db(), products, STAFF, id)).toMatchObject({ ok: true, record: { slug: `${slug}-2` } });
  });

  it('shows a post to its author alone, and gives it to nobody else', async () => {
    const id = made(await createRecord(db(), posts, STAFF, post()));
    await deleteRecord(db(), posts, STAFF, id);
    expect([await idsIn(), await idsIn(stranger)]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    const refused = { ok: false, reason: 'not-found' };
    expect(await restoreRecord(db(), posts, stranger, id)).toEqual(refused);
    expect(await eraseFromBin(db(), stranger, id)).toEqual(refused);
    expect(await restoreRecord(db(), posts, STAFF, id)).toMatchObject({ ok: true });
  });

  it('answers one of two who restore, delete or erase the same at once', async () => {
    const won = (results: { ok: boolean }[]) => results.filter(({ ok }) => ok).length;
    for (let round = 0; round < 10; round += 1) {
      const id = made(await createRecord(db(), colors, STAFF, color));
      expect(won(await Promise.all([1, 2].map(() => deleteRecord(db(), colors, STAFF, id))))).toBe(1);
      expect(won(await Promise.all([1, 2].map(() => restoreRecord(db(), colors, STAFF, id))))).toBe(1);
      await deleteRecord(db(), colors, STAFF, id);
      const both = await Promise.all([restoreRecord(db(), colors, STAFF, id), eraseFromBin(db(), STAFF, id)]);
      expect(won(both)).toBe(1);
      expect((await findRecord(db(), colors, id, STAFF)) === undefined).toBe(!both[0].ok);
    }
  });

  it('is emptied of what has waited for 30 days, with all its states', async () => {
    const id = made(await createRecord(db(), colors, STAFF, color));
    await deleteRecord(db(), colors, STAFF, id);
    await emptyBin(db(), new Date(Date.now() + 29 * DAY_MS));
    expect([(await idsIn()).includes(id), await countVersions(id)]).toEqual([true, 2]);
    await emptyBin(db(), new Date(Date.now() + 31 * DAY_MS));
    expect([(await idsIn()).includes(id), await countVersions(id)]).toEqual([false, 0]);
  });

  it('gives a message back under its number, which nobody gets meanwhile, or erases every trace of it', async () => {
    const visitor = { name: 'Ayşe Sır', email: 'sir@example.com', phone: '0555', message: 'Gizli' };
    const number = await nextRequestNumber(db());
    const { id } = await insertMessage(db(), { ...visitor, kind: 'sample', details: {} }, number);
    const row = await db().selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    expect(await deleteMessage(db(), STAFF, id)).toEqual({ ok: true, title: visitor.name });
    expect(await nextRequestNumber(db())).toBe(number + 1);
    expect(await restoreMessage(db(), STAFF, id)).toMatchObject({ ok: true });
    expect(await db().selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()).toEqual(row);
    expect(await countVersions(id)).toBe(0);

    await deleteMessage(db(), STAFF, id);
    await eraseFromBin(db(), STAFF, id);
    for (const table of ['messages', 'versions', 'bin', 'activity'] as const)
      expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toMatch(/Sır|sir@example|Gizli/);
    expect(await restoreMessage(db(), STAFF, id)).toEqual({ ok: false, reason: 'not-found' });
  });

  it('gives a subscriber back, also one who has subscribed again, or erases the address at once', async () => {
    const email = `abone-${randomUUID()}@example.com`;
    await subscribe(db(), email);
    const removed = await unsubscribe(db(), STAFF, email);
    await subscribe(db(), email);
    expect(await restoreSubscriber(db(), STAFF, removed?.id ?? '')).toEqual({ ok: true, title: email });
    await unsubscribe(db(), STAFF, email);
    await subscribe(db(), email);
    expect([await eraseSubscriber(db(), STAFF, email), await eraseSubscriber(db(), STAFF, email)]).toEqual([
      true,
      false,
    ]);
    for (const table of ['newsletter_subscribers', 'versions', 'bin', 'activity'] as const)
      expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toContain(email);
  });
});
