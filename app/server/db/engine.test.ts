import { randomUUID } from 'node:crypto';
import { createQueryId, type RawBuilder } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import {
  contains,
  containsByReading,
  isUniqueViolation,
  lockForWriting,
  normalizeRows,
  toCount,
  toJson,
} from './engine.server.ts';

const product = (values: Partial<{ slug: string; title: string; search_text: string; is_active: boolean }> = {}) => ({
  id: randomUUID(),
  title: 'Masif Deck 140',
  slug: randomUUID(),
  description: '',
  category: 'deck',
  display_order: 1,
  features: toJson([{ title: 'Dolu gövde', description: 'İçi dolu' }]),
  technical_specs: toJson([]),
  faq: toJson([]),
  search_text: '',
  created_at: '2025-10-03T09:00:00.000Z',
  updated_at: '2025-10-03T09:00:00.000Z',
  ...values,
});

onEachEngine('both engines read rows alike', (opened) => {
  const db = () => opened().database.db;

  it('gives flags as booleans, timestamps as ISO text and keeps Turkish letters', async () => {
    const row = product({ title: 'Çit Işığı İĞŞÖÜ' });
    await db().insertInto('products').values(row).execute();
    const read = await db().selectFrom('products').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
    expect(read).toMatchObject({ is_active: true, title: row.title, created_at: row.created_at });
  });

  it('takes the rows away from the driver, whose finished queries would hold them in memory', async () => {
    const rows = [{ is_active: 1 }, { is_active: 0 }];
    const { rows: read } = await normalizeRows.transformResult({ queryId: createQueryId(), result: { rows } });
    expect([read, rows]).toEqual([[{ is_active: true }, { is_active: false }], []]);
  });

  it('stores a false flag as false', async () => {
    const row = product({ is_active: false });
    const { is_active } = await db()
      .insertInto('products')
      .values(row)
      .returning('is_active')
      .executeTakeFirstOrThrow();
    expect(is_active).toBe(false);
  });

  it('recognises a taken slug', async () => {
    const row = product();
    await db().insertInto('products').values(row).execute();
    const again = db()
      .insertInto('products')
      .values(product({ slug: row.slug }))
      .execute();
    await expect(again).rejects.toSatisfy(isUniqueViolation);
  });

  it('does not mistake another failure for a taken slug', async () => {
    const orphan = {
      id: randomUUID(),
      product_id: randomUUID(),
      image_url: '/images/a.jpg',
      position: 0,
      created_at: new Date().toISOString(),
    };
    const failed = await db()
      .insertInto('product_images')
      .values(orphan)
      .execute()
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(isUniqueViolation(failed)).toBe(false);
  });

  it('counts as a number', async () => {
    const { n } = await db()
      .selectFrom('products')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    expect(toCount(n)).toBeGreaterThan(0);
  });

  it('finds text that holds the characters of patterns', async () => {
    const row = product({ search_text: '100% dolu_gövde a\\b' });
    await db().insertInto('products').values(row).execute();
    for (const wanted of ['100%', 'dolu_g', 'a\\b']) {
      const found = await db().selectFrom('products').select('id').where(contains('search_text', wanted)).execute();
      expect(found.map(({ id }) => id)).toEqual([row.id]);
    }
    expect(await db().selectFrom('products').select('id').where(contains('search_text', '1%d')).execute()).toEqual([]);
  });

  it('finds by reading what it finds by pattern', async () => {
    const row = product({ search_text: "ışık_100% 'deck' a\\b" });
    await db().insertInto('products').values(row).execute();
    for (const wanted of ['ışık_', '0% ', "'deck'", 'a\\b', 'isik', '_1%']) {
      const find = (condition: RawBuilder<boolean>) =>
        db().selectFrom('products').select('id').where('id', '=', row.id).where(condition).execute();
      expect(await find(containsByReading(db(), 'search_text', wanted)), wanted).toEqual(
        row.search_text.includes(wanted) ? [{ id: row.id }] : [],
      );
    }
  });

  it('undoes everything when a transaction fails', async () => {
    const row = product();
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await lockForWriting(trx, 'test');
        await trx.insertInto('products').values(row).execute();
        throw new Error('half-way');
      });
    await expect(failing).rejects.toThrow('half-way');
    expect(await db().selectFrom('products').select('id').where('id', '=', row.id).execute()).toEqual([]);
  });

  it('removes the images of a deleted product and keeps those of a deleted colour, without the colour', async () => {
    const row = product();
    const color = { id: randomUUID(), name: 'Teak', hex_code: '#9a6a3f', created_at: row.created_at };
    const image = {
      id: randomUUID(),
      product_id: row.id,
      color_id: color.id,
      image_url: '/images/a.jpg',
      position: 0,
      created_at: row.created_at,
    };
    await db().insertInto('products').values(row).execute();
    await db().insertInto('colors').values(color).execute();
    await db().insertInto('product_images').values(image).execute();
    await db().deleteFrom('colors').where('id', '=', color.id).execute();
    const images = () => db().selectFrom('product_images').select('color_id').where('id', '=', image.id).execute();
    expect(await images()).toEqual([{ color_id: null }]);
    await db().deleteFrom('products').where('id', '=', row.id).execute();
    expect(await images()).toEqual([]);
  });
});
