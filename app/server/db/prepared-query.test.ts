import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { type Given, preparedQuery } from './prepared-query.server.ts';
import { runPreview } from './preview.server.ts';
import type { Db } from './schema.ts';
import { collectTopics } from './topics.server.ts';

const color = (name: string) => ({
  id: randomUUID(),
  name,
  hex_code: '#9a6a3f',
  created_at: '2026-01-02T03:04:05.000Z',
});
const add = (db: Db, ...names: string[]) => db.insertInto('colors').values(names.map(color)).execute();

/** What is counted is how often `build` runs. */
function prepare() {
  let built = 0;
  const query = preparedQuery((db, { name, limit }: Given<{ name?: string | undefined; limit: number }>) => {
    built += 1;
    const colors = db.selectFrom('colors').select(['name', 'is_visible', 'created_at']).orderBy('name').limit(limit);
    return name ? colors.where('name', '=', name) : colors;
  });
  return { query, built: () => built };
}

const named = preparedQuery((db, { names }: Given<{ names: string[] }>) =>
  db.selectFrom('colors').select('name').where('name', 'in', names).orderBy('name'),
);

onEachEngine('a prepared query', (opened) => {
  const db = () => opened().database.db;

  it('is built once and run with the values of each call, and its rows are those of the query itself', async () => {
    await add(db(), 'Teak', 'Ceviz');
    const { query, built } = prepare();
    const [teak, ceviz, none] = await Promise.all(
      ['Teak', 'Ceviz', 'Yok'].map((name) => query.execute(db(), { name, limit: 5 })),
    );
    expect(teak).toEqual([{ name: 'Teak', is_visible: true, created_at: '2026-01-02T03:04:05.000Z' }]);
    expect([ceviz?.[0]?.name, none]).toEqual(['Ceviz', []]);
    expect(built()).toBe(1);
  });

  it('is built again for another limit and for a value that is left out', async () => {
    const { query, built } = prepare();
    expect(await query.execute(db(), { limit: 1 })).toHaveLength(1);
    expect(await query.execute(db(), { limit: 2 })).toHaveLength(2);
    expect(await query.execute(db(), { name: undefined, limit: 2 })).toHaveLength(2);
    expect(built()).toBe(2);
    expect(await query.execute(db(), { name: 'Teak', limit: 2 })).toHaveLength(1);
    expect(built()).toBe(3);
  });

  it('takes lists of any length', async () => {
    const found = async (...names: string[]) => (await named.execute(db(), { names })).map(({ name }) => name);
    expect(await found('Teak')).toEqual(['Teak']);
    expect(await found('Teak', 'Ceviz', 'Yok')).toEqual(['Ceviz', 'Teak']);
    expect(await found('Ceviz', 'Yok', 'Teak')).toEqual(['Ceviz', 'Teak']);
    expect(await found('Yok')).toEqual([]);
  });

  it('converts flags and moments as every other query does, and takes a value more than once', async () => {
    const query = preparedQuery((db, given: Given<{ visible: boolean; name: string; now: string }>) =>
      db
        .selectFrom('colors')
        .select('name')
        .select(sql<string>`coalesce(${given.name}, ${given.name})`.as('given'))
        .where('is_visible', '=', given.visible)
        .where('created_at', '<', given.now)
        .where('name', '=', given.name),
    );
    const values = { visible: true, name: 'Teak', now: '2026-01-02T03:04:05.001Z' };
    expect(await query.execute(db(), values)).toEqual([{ name: 'Teak', given: 'Teak' }]);
    expect(await query.execute(db(), { ...values, visible: false })).toEqual([]);
    expect(await query.execute(db(), { ...values, now: '2026-01-02T03:04:05.000Z' })).toEqual([]);
  });

  it('sees what its transaction wrote, nobody else does', async () => {
    const seen = async (handle: Db) => (await named.execute(handle, { names: ['Gizli'] })).length;
    const undone = db()
      .transaction()
      .execute(async (trx) => {
        await add(trx, 'Gizli');
        expect(await seen(trx)).toBe(1);
        throw new Error('undone');
      });
    await expect(undone).rejects.toThrow('undone');
    expect(await seen(db())).toBe(0);
  });

  it('goes through the transaction of a preview', async () => {
    const rows = await runPreview(db(), async () => {
      await add(db(), 'Önizleme');
      return named.execute(db(), { names: ['Önizleme'] });
    });
    expect(rows).toEqual([{ name: 'Önizleme' }]);
    expect(await named.execute(db(), { names: ['Önizleme'] })).toEqual([]);
  });

  it('tells the page that is rendered what it reads, with the values of this call', async () => {
    const topicsOf = async (work: () => Promise<unknown>) => {
      const topics = new Set<string>();
      await collectTopics(topics, work);
      return [...topics].sort();
    };
    const parts = preparedQuery((db, { keys }: Given<{ keys: string[] }>) =>
      db.selectFrom('site_content').select(['key', 'content']).where('key', 'in', keys),
    );
    expect(await topicsOf(() => named.execute(db(), { names: ['Teak'] }))).toEqual(['colors']);
    expect(await topicsOf(() => parts.execute(db(), { keys: ['a', 'b'] }))).toEqual([
      'site_content:a',
      'site_content:b',
    ]);
    expect(await topicsOf(() => parts.execute(db(), { keys: ['c', 'd'] }))).toEqual([
      'site_content:c',
      'site_content:d',
    ]);
  });
});
