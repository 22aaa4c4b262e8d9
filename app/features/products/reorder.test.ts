import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { moveProduct } from './reorder.server.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

onEachEngine('reordering products', (opened) => {
  const db = () => opened().database.db;
  beforeEach(async () => {
    await db().deleteFrom('products').execute();
  });

  /** Products named by their letters, numbered as given (1, 2, 3 … by default); returns their ids by name. */
  async function fill(names: string[], orderOf = (index: number) => index + 1): Promise<Record<string, string>> {
    const rows = names.map((title, index) => ({
      id: randomUUID(),
      title,
      slug: `${title}-${randomUUID()}`,
      description: '',
      category: 'deck',
      display_order: orderOf(index),
      features: '[]',
      technical_specs: '[]',
      faq: '[]',
      search_text: '',
      created_at: LONG_AGO,
      updated_at: LONG_AGO,
    }));
    for (let at = 0; at < rows.length; at += 1000) {
      await db()
        .insertInto('products')
        .values(rows.slice(at, at + 1000))
        .execute();
    }
    return Object.fromEntries(rows.map(({ title, id }) => [title, id]));
  }
  const inOrder = () =>
    db().selectFrom('products').select(['title', 'display_order', 'updated_at']).orderBy('display_order').execute();
  const titles = async () => (await inOrder()).map(({ title }) => title).join('');
  const numbers = async () => (await inOrder()).map(({ display_order }) => display_order);

  it.each([
    ['c', { by: -1 }, 'acbde', 2],
    ['c', { by: 1 }, 'abdce', 4],
    ['a', { by: -1 }, 'abcde', 1],
    ['e', { by: 1 }, 'abcde', 5],
    ['a', { to: 5 }, 'bcdea', 5],
    ['e', { to: 1 }, 'eabcd', 1],
    ['d', { to: 2 }, 'adbce', 2],
    ['b', { to: 99 }, 'acdeb', 5],
  ] as const)('moves %s by %o', async (name, move, expected, position) => {
    const ids = await fill([...'abcde']);
    expect(await moveProduct(db(), STAFF, ids[name] as string, move)).toEqual({ position });
    expect(await titles()).toBe(expected);
    expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  it('numbers everything from 1, gaps and doubles included', async () => {
    const ids = await fill([...'abcd'], (index) => [10, 20, 20, 7000][index] ?? 0);
    await moveProduct(db(), STAFF, ids.d as string, { to: 1 });
    expect(await numbers()).toEqual([1, 2, 3, 4]);
    expect((await titles())[0]).toBe('d');
  });

  it('writes only the rows whose number changes', async () => {
    const ids = await fill([...'abcde']);
    await moveProduct(db(), STAFF, ids.b as string, { by: 1 });
    const untouched = (await inOrder()).filter(({ updated_at }) => updated_at === LONG_AGO);
    expect(untouched.map(({ title }) => title).join('')).toBe('ade');
  });

  it('ends in a clean 1..n when several reorder at once', async () => {
    const ids = await fill([...'abcdefgh']);
    await Promise.all([
      moveProduct(db(), STAFF, ids.a as string, { to: 8 }),
      moveProduct(db(), STAFF, ids.h as string, { to: 1 }),
      moveProduct(db(), STAFF, ids.d as string, { by: 2 }),
      moveProduct(db(), STAFF, ids.e as string, { by: -3 }),
    ]);
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...(await titles())].sort().join('')).toBe('abcdefgh');
  });

  it('says when the product is gone', async () => {
    await fill(['a']);
    expect(await moveProduct(db(), STAFF, randomUUID(), { by: 1 })).toBeUndefined();
  });

  it('moves the last of 10,000 to the front in one go', async () => {
    const ids = await fill(Array.from({ length: 10_000 }, (_, index) => `p${index}`));
    await moveProduct(db(), STAFF, ids.p9999 as string, { to: 1 });
    const order = await inOrder();
    expect(order[0]?.title).toBe('p9999');
    expect(order.every(({ display_order }, index) => display_order === index + 1)).toBe(true);
  });
});
