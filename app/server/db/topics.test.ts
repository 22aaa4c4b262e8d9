import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { openQuietly } from '#tests/support/open-quietly.ts';
import { openDatabase } from './open.server.ts';
import { type Db, DELETED_ALONG, PUBLIC_TABLES, type Schema } from './schema.ts';
import { type Change, collectTopics } from './topics.server.ts';

const now = () => new Date().toISOString();
const color = () => ({ id: randomUUID(), name: 'Teak', hex_code: '#9a6a3f', created_at: now() });
const part = (key: string) => ({ id: randomUUID(), key, content: '{}', created_at: now(), updated_at: now() });

onEachEngine('a change', (opened) => {
  /** What the process announces while `work` runs. */
  async function announcedBy(work: (db: Db) => Promise<unknown>): Promise<Change[]> {
    const { db, changes } = opened().database;
    const announced: Change[] = [];
    const stop = changes.onChange((change) => announced.push(change));
    await work(db);
    stop();
    return announced;
  }

  it('names the tables that were written, once per transaction', async () => {
    const write = async (db: Db) => {
      await db.insertInto('colors').values(color()).execute();
      await db.updateTable('gallery').set({ title: 'x' }).execute();
      await sql`with old as (select id from projects) delete from blog_posts where id in (select id from old)`.execute(
        db,
      );
    };
    expect(await announcedBy((db) => (db as Kysely<Schema>).transaction().execute(write))).toEqual([
      new Set(['colors', 'gallery', 'projects', 'blog_posts']),
    ]);
  });

  it('names the tables that a delete reaches through foreign keys', async () => {
    expect(await announcedBy((db) => db.deleteFrom('projects').execute())).toEqual([
      new Set(['projects', 'project_products']),
    ]);
    const { db, engine } = opened().database;
    const { rows } = await (engine === 'sqlite'
      ? sql<{ parent: string; child: string }>`
          select distinct k."table" as parent, t.name as child
          from pragma_table_list t, pragma_foreign_key_list(t.name) k where k.on_delete in ('CASCADE', 'SET NULL')`
      : sql<{ parent: string; child: string }>`
          select distinct confrelid::regclass::text as parent, conrelid::regclass::text as child
          from pg_constraint where contype = 'f' and confdeltype in ('c', 'n')`
    ).execute(db);
    const found = rows.filter(({ parent, child }) => PUBLIC_TABLES.has(parent) && PUBLIC_TABLES.has(child));
    const declared = Object.entries(DELETED_ALONG).flatMap(([parent, list]) =>
      list.map((child) => ({ parent, child })),
    );
    const inOrder = (pairs: typeof declared) => pairs.map(({ parent, child }) => `${parent} ${child}`).sort();
    expect(inOrder(found)).toEqual(inOrder(declared));
  });

  it('of the texts names the part, and returns what it would have returned', async () => {
    const { db } = opened().database;
    const announced = await announcedBy(async () => {
      await db
        .insertInto('site_content')
        .values([part('a'), part('b'), part('c')])
        .execute();
      const updated = await db
        .updateTable('site_content')
        .set({ content: '1' })
        .where('key', 'in', ['a', 'c'])
        .executeTakeFirst();
      const deleted = await db.deleteFrom('site_content').where('content', '=', '1').executeTakeFirst();
      expect([updated.numUpdatedRows, deleted.numDeletedRows]).toEqual([2n, 2n]);
      await db.deleteFrom('site_content').where('key', '=', 'b').returningAll().execute();
    });
    expect(announced).toEqual([
      new Set(['site_content:a', 'site_content:b', 'site_content:c']),
      new Set(['site_content:a', 'site_content:c']),
      new Set(['site_content:a', 'site_content:c']),
      new Set(['site_content']),
    ]);
  });

  it('is heard by another process under the same names, and not once more by the one that made it', async () => {
    if (opened().database.engine !== 'postgres') return;
    const own = await openQuietly('postgres');
    const other = await openDatabase(own.settings);
    const heard: Record<string, Change[]> = { own: [], other: [] };
    own.changes.onChange((change) => heard.own?.push(change));
    other.changes.onChange((change) => heard.other?.push(change));
    const last = Promise.all(
      [own, other].map(
        ({ changes }) =>
          new Promise<void>((resolve) => {
            changes.onChange((change) => change !== 'everything' && change.has('redirects') && resolve());
          }),
      ),
    );
    await own.db.insertInto('colors').values(color()).execute();
    await own.db
      .insertInto('site_content')
      .values([part('a'), part('b')])
      .execute();
    await own.db.updateTable('site_content').set({ key: 'c' }).where('key', '=', 'b').execute();
    await sql`truncate site_content`.execute(own.db);
    // Notifications arrive in the order of the commits.
    await other.db.insertInto('redirects').values({ from_path: '/a', to_path: '/b', created_at: now() }).execute();
    await last;
    const names = (changes: Change[] = []) => changes.map((change) => [...change].join(' '));
    expect(names(heard.own)).toEqual([
      'colors',
      'site_content:a site_content:b',
      'site_content:c',
      'site_content',
      'redirects',
    ]);
    expect(names(heard.other)).toEqual([
      'colors',
      'site_content:a',
      'site_content:b',
      'site_content:b',
      'site_content:c',
      'site_content',
      'redirects',
    ]);
    await other.close();
    await own.close();
  });

  it('is seen by a page that reads the table, in whatever words the query names it', async () => {
    const { db } = opened().database;
    const topicsOf = async (work: () => Promise<unknown>) => {
      const topics = new Set<string>();
      await collectTopics(topics, work);
      return [...topics].sort();
    };
    const parts = db.selectFrom('site_content').select('content');
    expect(await topicsOf(() => parts.where('key', '=', 'a').executeTakeFirst())).toEqual(['site_content:a']);
    expect(await topicsOf(() => parts.where('key', 'in', ['a', 'b']).execute())).toEqual([
      'site_content:a',
      'site_content:b',
    ]);
    expect(await topicsOf(() => parts.where('key', 'like', 'a%').execute())).toEqual(['site_content']);
    expect(await topicsOf(() => sql`select count(*) from products`.execute(db))).toEqual(['products']);
    const joined = () =>
      db
        .selectFrom('product_images as i')
        .innerJoin('colors as c', 'c.id', 'i.color_id')
        .select('c.name')
        .where(({ exists, selectFrom }) => exists(selectFrom('gallery').select('id').whereRef('color_id', '=', 'c.id')))
        .execute();
    expect(await topicsOf(joined)).toEqual(['colors', 'gallery', 'product_images']);
    expect(
      await topicsOf(() => db.transaction().execute((trx) => trx.selectFrom('projects').select('id').execute())),
    ).toEqual(['projects']);
    // Neither what visitors do not see, nor what another page reads meanwhile.
    const [messages] = await Promise.all([
      topicsOf(() => db.selectFrom('messages').select('id').execute()),
      topicsOf(joined),
    ]);
    expect(messages).toEqual([]);
  });
});
