import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { findMessages } from '#app/features/messages/admin-queries.server.ts';
import { deleteMessage, restoreMessage } from '#app/features/messages/admin-service.server.ts';
import { findProductRows } from '#app/features/products/admin-queries.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { searchSite } from '#app/features/search/queries.server.ts';
import { engineOf } from '#app/server/db/engine.server.ts';
import { createRecord } from '#app/server/records/save.server.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { product } from '#tests/support/inputs.ts';
import { STAFF } from '#tests/support/staff.ts';
import { addMessages, addProducts } from '../../scripts/bench/many-rows.ts';

onEachEngine('a search among many products', (opened) => {
  const db = () => opened().database.db;
  const found = async (text: string) => (await findProductRows(db(), { text })).rows.map(({ title }) => title);
  const total = async (query: string) => (await searchSite(db(), query)).products.total;

  beforeAll(async () => {
    const texts = { 'IŞIKLI İNCİ Panel': 'Iğdır’dan "özel" 50%_lik', 'Masif Deck': 'Kaymaz yüzey', Çit: 'Bahçe çiti' };
    for (const [index, [title, description]] of Object.entries(texts).entries())
      await createRecord(db(), products, STAFF, product({ slug: `urun-${index}`, title, description }));
    await addProducts(db(), 1_200);
  }, 60_000);

  it.each([
    ['ışıklı inci panel 7', 'isikli'],
    ['IŞIKLI', 'isik'],
    ['inci', 'inci'],
    ['iğdır’dan', 'igdir'],
    ['"özel"', '"ozel"'],
    ['50%_lik', '50%_lik'],
    ['model-10077', 'model-10077'],
    ['çit', 'cit'],
  ])('%s finds the same products as a look at every text', async (text, folded) => {
    const rows = await db().selectFrom('products').select(['title', 'search_text']).execute();
    const wanted = text === 'ışıklı inci panel 7' ? 'isikli inci panel 7' : folded;
    const expected = rows.filter(({ search_text }) => search_text.includes(wanted));
    expect((await findProductRows(db(), { text })).total).toBe(
      text === 'IŞIKLI' ? rows.filter(({ search_text }) => search_text.includes('isikli')).length : expected.length,
    );
  });

  it('finds one or two letters, and parts in the middle of a word', async () => {
    expect(await found('model-10399')).toHaveLength(3);
    expect(await found('el-10399')).toHaveLength(3);
    expect(await total('çi')).toBe(100);
    expect(await total('qx')).toBe(0);
  });

  it('counts up to 100 and says that there are more', async () => {
    const { products: group, hasMore } = await searchSite(db(), 'masif');
    expect([group.hits.length, group.total, group.hasMore, hasMore]).toEqual([12, 100, true, true]);
    const few = await searchSite(db(), '10077');
    expect([few.products.total, few.hasMore]).toEqual([3, false]);
  });

  it('forgives a typing error', async () => {
    const { products: group, forgiven } = await searchSite(db(), 'isilki 10077');
    expect([group.hits.length, forgiven]).toEqual([1, true]);
  });

  it('follows what is changed and deleted', async () => {
    const one = db().updateTable('products').where('slug', '=', 'urun-1');
    await one.set({ search_text: 'balkon zemini' }).execute();
    expect(await found('balkon zem')).toEqual(['Masif Deck']);
    await one.set({ search_text: 'masif deck' }).execute();
    expect(await found('balkon')).toEqual([]);
    await db().deleteFrom('products').where('slug', 'like', '%-77').execute();
    expect(await found('model-10077')).toEqual([]);
  });

  it('finds all of it after SQLite has rewritten its file', async () => {
    if (engineOf(db()) === 'sqlite') await sql`vacuum`.execute(db());
    expect(await found('model-10399')).toHaveLength(3);
    expect(await found('model-10001')).toHaveLength(3);
  });
});

onEachEngine('a search among many messages', (opened) => {
  const db = () => opened().database.db;
  const total = async (filter: string) => (await findMessages(db(), { filter, page: 1 })).total;

  beforeAll(async () => {
    await addMessages(db(), 1_200);
    const texts = ['isikli inci 0532 "ozel" 50%_lik', 'igdir’dan gelen decktm'];
    for (const [number, search_text] of texts.entries())
      await db()
        .updateTable('messages')
        .set({ search_text })
        .where('email', '=', `selin${number + 1}@example.com`)
        .execute();
  }, 60_000);

  it.each([
    ...['isikli inci', 'ışıklı', 'nci', '"özel"', '50%_lik', 'ığdır’dan', 'selin arslan 77', '1199@', 'qwertyz'],
    ...['ik', 'qx', 'fiyat arslan', 'Deck™'],
  ])('%s finds the same messages as a look at every text', async (filter) => {
    const rows = await db().selectFrom('messages').select('search_text').execute();
    const expected = rows.filter(({ search_text }) => search_text.includes(foldTurkish(filter)));
    expect(await total(filter)).toBe(expected.length);
  });

  it('finds what is written with a sign that stands for capitals, by them and by the sign', async () => {
    expect([await total('Deck™'), await total('decktm')]).toEqual([1, 1]);
  });

  it('finds a message that was deleted with capitals in its text, once it is restored', async () => {
    const one = db().updateTable('messages').where('email', '=', 'selin501@example.com');
    const { id } = await one.set({ search_text: 'pergolaTM' }).returning('id').executeTakeFirstOrThrow();
    await deleteMessage(db(), STAFF, id);
    await restoreMessage(db(), STAFF, id);
    expect(await total('pergola™')).toBe(1);
  });

  it('follows what is changed, deleted, restored and rewritten', async () => {
    const one = db().updateTable('messages').where('email', '=', 'selin500@example.com');
    const { id } = await one.set({ search_text: 'balkon zemini' }).returning('id').executeTakeFirstOrThrow();
    expect([await total('selin500'), await total('balkon zem')]).toEqual([0, 1]);
    await deleteMessage(db(), STAFF, id);
    expect(await total('balkon')).toBe(0);
    await restoreMessage(db(), STAFF, id);
    if (engineOf(db()) === 'sqlite') await sql`vacuum`.execute(db());
    expect([await total('balkon'), await total('selin1199')]).toEqual([1, 1]);
  });
});
