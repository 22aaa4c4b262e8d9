import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#app/server/db/schema.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { findProductForEditing } from './admin-queries.server.ts';
import type { ProductInput } from './product-input.ts';
import { products } from './record.server.ts';
import { moveProduct } from './reorder.server.ts';
import { cloneProduct } from './service.server.ts';

const product = (title: string, display_order: number): ProductInput => ({
  title,
  slug: title,
  category: 'deck',
  description: 'Dolu gövde',
  display_order,
  is_active: true,
  main_image: null,
  faq_image: null,
  features: [],
  technical_specs: [],
  faq: [],
  images: [],
  measures: null,
});

onEachEngine('the number of a saved product', (opened) => {
  const db = () => opened().database.db;
  let ids: Record<string, string> = {};
  beforeEach(async () => {
    await db().deleteFrom('products').execute();
    ids = {};
    for (const [index, title] of [...'abcde'].entries()) await create(title, index + 1);
  });

  async function create(title: string, display_order: number): Promise<void> {
    const saved = await createRecord(db(), products, STAFF, product(title, display_order));
    if (!saved.ok) throw new Error(saved.reason);
    ids[title] = saved.id;
  }
  const idOf = (title: string) => ids[title] as string;
  async function save(title: string, display_order: number, values: Partial<ProductInput> = {}) {
    const seen = await findProductForEditing(db(), STAFF, idOf(title));
    const input = { ...product(title, display_order), seen_display_order: seen?.display_order, ...values };
    return updateRecord(db(), products, STAFF, idOf(title), input, seen?.version ?? null);
  }
  /** The products as the list shows them, e.g. "1a 2b". */
  async function list(): Promise<string> {
    const rows = await db()
      .selectFrom('products')
      .select(['title', 'display_order'])
      .orderBy('display_order')
      .orderBy('id')
      .execute();
    return rows.map(({ title, display_order }) => `${display_order}${title}`).join(' ');
  }

  it.each([
    ['b', 4, '1a 2c 3d 4b 5e'],
    ['d', 2, '1a 2d 3b 4c 5e'],
    ['e', 1, '1e 2a 3b 4c 5d'],
    ['a', 5, '1b 2c 3d 4e 5a'],
    ['c', 900_000, '1a 2b 3d 4e 5c'],
    ['c', 3, '1a 2b 3c 4d 5e'],
  ])('%s saved with %i is moved there, and the others make room', async (title, number, expected) => {
    expect(await save(title, number)).toMatchObject({ ok: true });
    expect(await list()).toBe(expected);
  });

  it('of a new one makes room in the list; a larger one than there are is the last', async () => {
    await create('x', 2);
    expect(await list()).toBe('1a 2x 3b 4c 5d 6e');
    await create('z', 900_000);
    expect(await list()).toBe('1a 2x 3b 4c 5d 6e 7z');
  });

  it('is compared with the numbers that the list shows, also when they have gaps or are given twice', async () => {
    for (const [title, display_order] of Object.entries({ a: 10, b: 20, c: 20, d: 50, e: 90 }))
      await db().updateTable('products').set({ display_order }).where('id', '=', idOf(title)).execute();
    await save('e', 50);
    expect(await list()).toMatch(/^1a 2[bc] 3[bc] 4e 5d$/);
  });

  it('stays free when the save is refused', async () => {
    expect(await createRecord(db(), products, STAFF, { ...product('x', 1), slug: 'a' })).toMatchObject({
      reason: 'slug-taken',
    });
    expect(await save('c', 1, { slug: 'a' })).toMatchObject({ reason: 'slug-taken' });
    expect(await list()).toBe('1a 2b 3c 4d 5e');
  });

  it('is nobody else’s when several are saved, created, cloned and moved at once', async () => {
    await Promise.all([
      save('a', 4),
      save('e', 2),
      create('x', 2),
      create('y', 2),
      moveProduct(db(), STAFF, idOf('c'), { to: 1 }),
      cloneProduct(db(), STAFF, idOf('b')),
    ]);
    const rows = await db().selectFrom('products').select('display_order').orderBy('display_order').execute();
    expect(rows.map(({ display_order }) => display_order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('stays what a reorder made of it while the save was under way', async () => {
    if (opened().database.engine !== 'postgres') return;
    const images = [{ image_url: 'https://example.com/a.jpg', color_id: null }];
    await save('a', 1, { images });
    let saving: ReturnType<typeof save> | undefined;
    // A save has read the product by the time it replaces the images and waits for their rows.
    await db()
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('product_images').select('id').where('product_id', '=', idOf('a')).forUpdate().execute();
        saving = save('a', 1);
        while (!(await isSomebodyWaiting(db()))) await wait(5);
        await moveProduct(db(), STAFF, idOf('e'), { to: 1 });
      });
    expect(await saving).toMatchObject({ ok: true });
    expect(await list()).toBe('1e 2a 3b 4c 5d');
  });

  it('and the address of each clone are its own, also of clones made in the same millisecond', async () => {
    const stamp = 1_700_000_000_000;
    const clones = await Promise.all([1, 2, 3].map(() => cloneProduct(db(), STAFF, idOf('a'), stamp)));
    expect(clones.map(({ ok }) => ok)).toEqual([true, true, true]);
    const copies = await db()
      .selectFrom('products')
      .select(['title', 'slug'])
      .where('slug', 'like', 'a-copy-%')
      .execute();
    expect(copies.map(({ title, slug }) => `${title} ${slug}`).sort()).toEqual(
      [0, 1, 2].map((later) => `a (Kopya-${stamp + later}) a-copy-${stamp + later}`),
    );
  });
});

async function isSomebodyWaiting(db: Db): Promise<boolean> {
  const waiting = await sql`
    select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return waiting.rows.length > 0;
}
