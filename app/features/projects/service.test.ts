import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Db } from '#app/server/db/schema.ts';
import { isPictureUsed } from '#app/server/pictures/unused.server.ts';
import { eraseFromBin } from '#app/server/records/bin.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { findRedirect } from '#app/server/redirects.server.ts';
import { addColor, addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { hasFile, losePicture, storeTestPicture, sweepPictures, useTestStore } from '#tests/support/stored-picture.ts';
import { findAdminProjects, findProjectForForm } from './admin-queries.server.ts';
import type { ProjectInput } from './project-input.ts';
import { projects } from './record.server.ts';
import { cloneProject } from './service.server.ts';

const input = (values: Partial<ProjectInput> = {}): ProjectInput => ({
  title: `Proje ${randomUUID()}`,
  description: 'Açıklama',
  location: 'Şile, İstanbul',
  completion_date: '2025-06-14T00:00:00.000Z',
  images: ['https://example.com/a.jpg', 'https://example.com/b.jpg'],
  features: ['Gizli klips'],
  specifications: [{ label: 'Alan', value: '210 m²' }],
  products: [],
  is_active: true,
  ...values,
});

const readRow = (db: Db, id: string) =>
  db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function create(db: Db, given: ProjectInput): Promise<{ id: string }> {
  const saved = await createRecord(db, projects, STAFF, given);
  if (!saved.ok) throw new Error(saved.reason);
  return saved;
}

async function clone(db: Db, id: string) {
  const copy = await cloneProject(db, STAFF, id);
  if (!copy.ok) throw new Error(copy.reason);
  return readRow(db, copy.id);
}

onEachEngine('projects', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();

  it('is stored as given, its address made from the title', async () => {
    const given = input({ title: 'Çeşme’de Yazlık Işığı' });
    const { id } = await create(db(), given);
    expect(await readRow(db(), id)).toMatchObject({
      slug: 'cesmede-yazlik-isigi',
      completion_date: '2025-06-14T00:00:00.000Z',
      is_active: true,
    });
    const form = await findProjectForForm(db(), STAFF, id);
    expect(form?.values).toEqual({ ...given, completion_date: '2025-06-14' });
  });

  it('gets -2, -3 … when the address is taken, also at the same moment', async () => {
    const title = `Aynı Ad ${randomUUID()}`;
    const made = await Promise.all([1, 2, 3].map(() => create(db(), input({ title }))));
    const slugs = await Promise.all(made.map(async ({ id }) => (await readRow(db(), id)).slug));
    const base = slugs.toSorted()[0];
    expect(new Set(slugs)).toEqual(new Set([base, `${base}-2`, `${base}-3`]));
  });

  it('gets an address also when the title has no letter of the alphabet', async () => {
    const { id } = await create(db(), input({ title: '!!!' }));
    expect((await readRow(db(), id)).slug).toMatch(/^proje(-\d+)?$/);
  });

  it('keeps its address when the title changes', async () => {
    const { id } = await create(db(), input());
    const before = await readRow(db(), id);
    const saved = await updateRecord(db(), projects, STAFF, id, input({ title: 'Yepyeni Ad', is_active: false }), null);
    expect(saved).toMatchObject({ ok: true, id });
    expect(await readRow(db(), id)).toMatchObject({ slug: before.slug, title: 'Yepyeni Ad', is_active: false });
  });

  it('refuses to save over what somebody else saved meanwhile, until told to', async () => {
    const { id } = await create(db(), input());
    const seen = (await readRow(db(), id)).updated_at;
    await updateRecord(db(), projects, STAFF, id, input({ title: 'Birinci' }), seen);
    const second = input({ title: 'İkinci' });
    expect(await updateRecord(db(), projects, STAFF, id, second, seen)).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
    });
    expect((await readRow(db(), id)).title).toBe('Birinci');
    expect(await updateRecord(db(), projects, STAFF, id, second, null)).toMatchObject({ ok: true, id });
    expect((await readRow(db(), id)).title).toBe('İkinci');
  });

  it('cannot be saved once it is gone', async () => {
    const saved = await updateRecord(db(), projects, STAFF, randomUUID(), input(), null);
    expect(saved).toEqual({ ok: false, reason: 'not-found' });
  });

  it('is cloned with suffixes, a new date of creation, hidden from visitors, and everything else kept', async () => {
    const { id } = await create(db(), input());
    const original = await readRow(db(), id);
    const copy = await clone(db(), id);
    const stamp = /^.* \(Kopya-(\d{13})\)$/.exec(copy.title)?.[1];
    expect(copy.title).toBe(`${original.title} (Kopya-${stamp})`);
    expect(copy.slug).toBe(`${original.slug}-copy-${stamp}`);
    expect(copy.created_at >= original.created_at).toBe(true);
    const { id: _1, title: _2, slug: _3, created_at: _4, updated_at: _5, search_text: _6, ...kept } = original;
    expect(copy).toMatchObject({ ...kept, is_active: false });
    expect(await cloneProject(db(), STAFF, randomUUID())).toEqual({ ok: false, reason: 'not-found' });
  });

  it('keeps its products in their order, each with its colour, and gives them to a clone', async () => {
    const [deck, hidden] = [await addProduct(db(), 'Deck'), await addProduct(db(), 'Pasif', { is_active: false })];
    const teak = await addColor(db(), 'Teak');
    const products = [
      { product_id: hidden.id, color_id: null },
      { product_id: deck.id, color_id: teak.id },
    ];
    const { id } = await create(db(), input({ products }));
    const copy = await clone(db(), id);
    for (const project of [id, copy.id]) {
      const form = await findProjectForForm(db(), STAFF, project);
      expect(form?.values.products).toEqual([
        { id: hidden.id, chosen: 'Pasif', title: 'Pasif', color_id: '' },
        { id: deck.id, chosen: 'Deck', title: 'Deck', color_id: teak.id },
      ]);
      expect(form?.hiddenProducts).toEqual([hidden.id]);
    }
    await updateRecord(db(), projects, STAFF, id, input({ products: products.toReversed() }), null);
    await db().deleteFrom('colors').where('id', '=', teak.id).execute();
    await db().deleteFrom('products').where('id', '=', hidden.id).execute();
    const left = [{ id: deck.id, chosen: 'Deck', title: 'Deck', color_id: '' }];
    expect((await findProjectForForm(db(), STAFF, id))?.values.products).toEqual(left);
  });

  it('keeps a product whose colour was deleted while the form was open', async () => {
    const deck = await addProduct(db(), 'Deck');
    const { id } = await create(db(), input({ products: [{ product_id: deck.id, color_id: randomUUID() }] }));
    expect((await findProjectForForm(db(), STAFF, id))?.values.products).toMatchObject([{ id: deck.id, color_id: '' }]);
  });

  it('is cloned to one that can be saved, however long its name', async () => {
    const { id } = await create(db(), input({ title: 'P'.repeat(300) }));
    const copy = await clone(db(), id);
    expect(copy.title).toMatch(/^P+ \(Kopya-\d{13}\)$/);
    expect(copy.title).toHaveLength(300);
  });

  it('can be cloned twice at the same moment', async () => {
    const { id } = await create(db(), input());
    const copies = await Promise.all([cloneProject(db(), STAFF, id), cloneProject(db(), STAFF, id)]);
    expect(new Set(copies.map((copy) => copy.ok && copy.id)).size).toBe(2);
  });

  it('gives a clone a new address with its first new title, and leaves a redirect', async () => {
    const title = `Şile ${randomUUID()}`;
    const address = `sile-${title.slice(5)}`;
    await create(db(), input({ title }));
    const { id } = await create(db(), input());
    const copy = await clone(db(), id);
    const save = (given: string) => updateRecord(db(), projects, STAFF, copy.id, input({ title: given }), null);

    await save(copy.title);
    expect((await readRow(db(), copy.id)).slug).toBe(copy.slug);
    await save(title);
    expect((await readRow(db(), copy.id)).slug).toBe(`${address}-2`);
    expect(await findRedirect(db(), `/projects/${copy.slug}`)).toBe(`/projects/${address}-2`);
    await save('Başka bir ad');
    expect((await readRow(db(), copy.id)).slug).toBe(`${address}-2`);
  });

  it('uses its pictures until it leaves the bin, and leaves them to the library', async () => {
    const [own, shared] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const first = await create(db(), input({ images: [own, shared] }));
    const second = await create(db(), input({ images: [shared] }));
    const remove = async ({ id }: { id: string }) => {
      expect(await deleteRecord(db(), projects, STAFF, id)).toMatchObject({ ok: true });
      expect(await isPictureUsed(db(), shared)).toBe(true);
      await eraseFromBin(db(), STAFF, id);
    };
    await remove(first);
    expect([await isPictureUsed(db(), own), await isPictureUsed(db(), shared)]).toEqual([false, true]);
    await remove(second);
    expect(await isPictureUsed(db(), shared)).toBe(false);
    await sweepPictures(db(), store());
    expect([await hasFile(store(), own), await hasFile(store(), shared)]).toEqual([true, true]);
    expect(await deleteRecord(db(), projects, STAFF, first.id)).toEqual({ ok: false, reason: 'not-found' });
  });

  it('keeps a picture that was taken out of it: its earlier state shows it', async () => {
    const [kept, removed] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const { id } = await create(db(), input({ images: [removed, kept] }));
    await updateRecord(db(), projects, STAFF, id, input({ images: [kept] }), null);
    expect([await isPictureUsed(db(), kept), await isPictureUsed(db(), removed)]).toEqual([true, true]);
  });

  it('refuses a picture that somebody else has deleted, also when told to save over it', async () => {
    const [first, second] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const { id } = await create(db(), input({ images: [second] }));
    await losePicture(db(), first);
    const before = await readRow(db(), id);
    const mine = input({ images: [second, first, '/images/../gizli'] });
    const refused = { ok: false, reason: 'pictures-gone', urls: [first, '/images/../gizli'] };
    expect(await updateRecord(db(), projects, STAFF, id, mine, null)).toEqual(refused);
    expect(await createRecord(db(), projects, STAFF, mine)).toEqual(refused);
    expect(await readRow(db(), id)).toEqual(before);
    expect(await hasFile(store(), second)).toBe(true);
  });

  it('can be saved with a picture that it shows already, though the file was lost', async () => {
    const { id } = await create(db(), input());
    await db().updateTable('projects').set({ images: '["/images/kayip.jpg"]' }).where('id', '=', id).execute();
    const saved = await updateRecord(db(), projects, STAFF, id, input({ images: ['/images/kayip.jpg'] }), null);
    expect(saved).toMatchObject({ ok: true, id });
  });

  it('is listed newest first, paged by 24, found by its words in any spelling', async () => {
    const word = `sarnıç${randomUUID().slice(0, 8)}`;
    for (let n = 1; n <= 26; n += 1) await create(db(), input({ title: `${word} ${n}` }));
    const filter = word.replaceAll('ı', 'I').replaceAll('ç', 'Ç').toLocaleUpperCase('tr');
    const first = await findAdminProjects(db(), { filter, page: 1 });
    expect(first).toMatchObject({ total: 26, page: 1, pageCount: 2 });
    expect(first.rows).toHaveLength(24);
    const last = await findAdminProjects(db(), { filter, page: 99 });
    expect(last).toMatchObject({ page: 2 });
    const dates = await Promise.all(
      [...first.rows, ...last.rows].map(async ({ id }) => (await readRow(db(), id)).created_at),
    );
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await findAdminProjects(db(), { filter: `${word}%`, page: 1 })).total).toBe(0);
  });

  it('reads lists that were brought over in another form', async () => {
    const { id } = await create(db(), input());
    await db()
      .updateTable('projects')
      .set({
        images: '[{"url":"/images/a.jpg"},"/images/b.jpg"]',
        features: '["bir",{"title":"iki"}]',
        specifications: '"x"',
      })
      .where('id', '=', id)
      .execute();
    expect((await findProjectForForm(db(), STAFF, id))?.values).toMatchObject({
      images: ['/images/a.jpg', '/images/b.jpg'],
      features: ['bir', 'iki'],
      specifications: [],
    });
  });
});
