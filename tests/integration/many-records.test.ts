import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { posts } from '#app/features/blog/record.server.ts';
import { publishedField } from '#app/features/blog/service.server.ts';
import { findProductRows } from '#app/features/products/admin-queries.server.ts';
import { categoryField, specField } from '#app/features/products/list-fields.server.ts';
import { products } from '#app/features/products/record.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { activeField, deleteMany, restoreMany, setInMany } from '#app/server/records/many.server.ts';
import { addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF, someone } from '#tests/support/staff.ts';

// What the bar of a list does with the chosen rows: all or none, a line of the audit trail for each, and one way back.

onEachEngine('several records at once', (opened) => {
  const db = () => opened().database.db;
  const add = async (titles: string[], values: Parameters<typeof addProduct>[2] = {}) => {
    const ids: string[] = [];
    for (const title of titles) ids.push((await addProduct(db(), title, values)).id);
    return ids;
  };
  const all = (ids: string[], value: string) => new Map(ids.map((id) => [id, value]));
  const rowsOf = (ids: string[]) =>
    db()
      .selectFrom('products')
      .select(['title', 'is_active', 'category'])
      .where('id', 'in', ids)
      .orderBy('title')
      .execute();
  const linesOf = async (ids: string[]) =>
    (
      await db()
        .selectFrom('activity')
        .select(['action', 'title'])
        .where('entity_id', 'in', ids)
        .orderBy('title')
        .execute()
    ).map(({ action, title }) => `${title}: ${action}`);

  it('change together, each with its line; those that are so already, and those that are gone, are left out', async () => {
    const ids = await add(['Bir', 'İki'], { is_active: true });
    const [hidden = ''] = await add(['Üç'], { is_active: false });
    const set = await setInMany(db(), products, STAFF, activeField, all([...ids, hidden, randomUUID()], 'false'));
    expect(set.found).toBe(3);
    expect(set.changed.map(({ title, before }) => [title, before]).sort()).toEqual([
      ['Bir', 'true'],
      ['İki', 'true'],
    ]);
    expect((await rowsOf([...ids, hidden])).every(({ is_active }) => !is_active)).toBe(true);
    expect((await linesOf([...ids, hidden])).sort()).toEqual(['Bir: hide', 'İki: hide']);
  });

  it('get their values back one by one', async () => {
    const [deck = '', fence = ''] = [
      ...(await add(['Dört'], { category: 'deck' })),
      ...(await add(['Beş'], { category: 'fence' })),
    ];
    const set = await setInMany(db(), products, STAFF, categoryField, all([deck, fence], 'pergola'));
    expect((await rowsOf([deck, fence])).map(({ category }) => category)).toEqual(['pergola', 'pergola']);
    // The filter of the list finds it by its new category's name.
    expect((await findProductRows(db(), { text: 'pergola' })).rows.map(({ title }) => title).sort()).toEqual([
      'Beş',
      'Dört',
    ]);
    await setInMany(db(), products, STAFF, categoryField, new Map(set.changed.map(({ id, before }) => [id, before])));
    expect(await rowsOf([deck, fence])).toMatchObject([{ category: 'fence' }, { category: 'deck' }]);
  });

  it('keep what somebody else has set meanwhile when they get their values back', async () => {
    const ids = await add(['Yirmi', 'Yirmi bir'], { category: 'deck' });
    const [first = '', second = ''] = ids;
    const set = await setInMany(db(), products, STAFF, categoryField, all(ids, 'pergola'));
    await setInMany(db(), products, STAFF, categoryField, all([second], 'fence'));
    const before = new Map(set.changed.map((one) => [one.id, one.before]));
    const undone = await setInMany(db(), products, STAFF, categoryField, before, 'pergola');
    expect(undone).toMatchObject({ found: 2, changed: [{ id: first }] });
    expect(await rowsOf(ids)).toMatchObject([{ category: 'deck' }, { category: 'fence' }]);
  });

  it('get a technical value, new or in the place of the old one', async () => {
    const specs = JSON.stringify([
      { title: 'Genişlik', value: '140 mm' },
      { title: 'Boy', value: '2 m' },
    ]);
    const ids = [...(await add(['Altı'], { technical_specs: specs })), ...(await add(['Yedi']))];
    const read = async (id = '') => {
      const row = await db()
        .selectFrom('products')
        .select('technical_specs')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return typeof row.technical_specs === 'string' ? JSON.parse(row.technical_specs) : row.technical_specs;
    };
    const before = [await read(ids[0]), await read(ids[1])];
    const field = specField('Genişlik');
    const set = await setInMany(db(), products, STAFF, field, all(ids, '150 mm'));
    expect(await read(ids[0])).toEqual([
      { title: 'Genişlik', value: '150 mm' },
      { title: 'Boy', value: '2 m' },
    ]);
    expect(await read(ids[1])).toEqual([{ title: 'Genişlik', value: '150 mm' }]);
    const undo = new Map(set.changed.map((one) => [one.id, one.before]));
    await setInMany(db(), products, STAFF, field, undo, '150 mm');
    expect([await read(ids[0]), await read(ids[1])]).toEqual(before);
  });

  it('go into the bin and come back, with a line for each', async () => {
    const ids = await add(['Sekiz', 'Dokuz']);
    expect((await deleteMany(db(), products, STAFF, ids)).changed).toHaveLength(2);
    expect(await rowsOf(ids)).toEqual([]);
    expect((await restoreMany(db(), products, STAFF, ids)).changed).toHaveLength(2);
    expect((await rowsOf(ids)).map(({ title }) => title)).toEqual(['Dokuz', 'Sekiz']);
    expect((await linesOf(ids)).sort()).toEqual(['Dokuz: delete', 'Dokuz: restore', 'Sekiz: delete', 'Sekiz: restore']);
    expect(await restoreMany(db(), products, STAFF, ids)).toEqual({ found: 0, changed: [] });
  });

  it('come back under another address, and say so, when theirs is taken', async () => {
    const [id = ''] = await add(['Yirmi iki'], { slug: 'yirmi-iki' });
    await deleteMany(db(), products, STAFF, [id]);
    await add(['Yirmi üç'], { slug: 'yirmi-iki' });
    expect((await restoreMany(db(), products, STAFF, [id])).changed).toMatchObject([
      { id, address: '/products/yirmi-iki-2' },
    ]);
  });

  it('are all as they were when one of them fails', async () => {
    const ids = await add(['On', 'On bir'], { is_active: true });
    const last = [...ids].sort().at(-1);
    const failing = {
      ...activeField,
      write(record: { id: string }) {
        if (record.id === last) throw new Error('disk full');
        return { is_active: false };
      },
    };
    await expect(setInMany(db(), products, STAFF, failing, all(ids, 'false'))).rejects.toThrow('disk full');
    expect((await rowsOf(ids)).every(({ is_active }) => is_active)).toBe(true);
    expect(await linesOf(ids)).toEqual([]);
  });

  it('changed by two people at once do not block each other', async () => {
    const ids = await add(['On iki', 'On üç', 'On dört'], { is_active: true });
    const both = [all(ids, 'false'), all(ids.toReversed(), 'true')];
    await Promise.all(both.map((values) => setInMany(db(), products, STAFF, activeField, values)));
    const active = (await rowsOf(ids)).map(({ is_active }) => is_active);
    expect(new Set(active).size).toBe(1);
  });

  it('that are posts: only those of their author', async () => {
    const [own, other] = [STAFF, someone('baskasi')];
    const [mine, theirs] = [await addPost(db(), own.id), await addPost(db(), other.id)];
    const set = await setInMany(db(), posts, own, publishedField, all([mine, theirs], 'true'));
    expect([set.found, set.changed.map(({ id }) => id)]).toEqual([1, [mine]]);
    expect((await deleteMany(db(), posts, own, [mine, theirs])).changed.map(({ id }) => id)).toEqual([mine]);
    expect((await restoreMany(db(), posts, other, [mine])).found).toBe(0);
    const rows = await db().selectFrom('blog_posts').select(['id', 'is_published']).execute();
    expect(rows).toEqual([{ id: theirs, is_published: false }]);
  });

  it('are counted by status, whatever status is listed', async () => {
    await db().deleteFrom('products').execute();
    await add(['Aktif bir', 'Aktif iki'], { is_active: true });
    await add(['Pasif'], { is_active: false });
    const listed = async (status?: 'aktif' | 'pasif') => {
      const { rows, counts, total } = await findProductRows(db(), { status });
      return [rows.map(({ title }) => title).sort(), counts, total];
    };
    const counts = { aktif: 2, pasif: 1 };
    expect(await listed()).toEqual([['Aktif bir', 'Aktif iki', 'Pasif'], counts, 3]);
    expect(await listed('aktif')).toEqual([['Aktif bir', 'Aktif iki'], counts, 2]);
    expect(await listed('pasif')).toEqual([['Pasif'], counts, 1]);
  });
});

async function addPost(db: Db, author: string): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  await db
    .insertInto('blog_posts')
    .values({
      id,
      author_id: author,
      title: 'Yazı',
      slug: id,
      content: '<p>Metin</p>',
      status: 'published',
      is_published: false,
      search_text: 'yazi',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}
