import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { findMessages } from '#app/features/messages/admin-queries.server.ts';
import type { MessageQuery } from '#app/features/messages/message-query.ts';
import { planSearch } from '#app/features/messages/plan-search.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { searchText } from '#app/shared/search-text.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { addMessages } from '../../scripts/bench/many-rows.ts';

const MESSAGES = 1_400;

onEachEngine('messages with words', (opened) => {
  const db = () => opened().database.db;
  beforeAll(async () => {
    await addMessages(db(), MESSAGES, 10);
    const rename = (n: number, name: string) =>
      db()
        .updateTable('messages')
        .set({ name, search_text: searchText(name, `selin${n}@example.com`, '0535 555 01 77') })
        .where('name', '=', `Selin Arslan ${n}`)
        .execute();
    await rename(7, 'Şükrü Çağlayangil');
    await rename(77, 'Işıl %50 İnşaat_A.Ş.');
    await rename(770, 'Arslan Selin');
  });

  it.each([
    ['few', 'arslan 77'],
    ['two words that many have, side by side in one', 'arslan selin'],
    ['letters that many have, in a word that one has', 'selin1234@'],
    ['Turkish letters', 'ÇAĞLAYANGİL'],
    ['Turkish letters, without their dots', 'isil'],
    ['signs that mean something to the database', '%50 inşaat_a'],
    ['signs alone', '%'],
    ['two letters', 'uk'],
    ['a telephone number of one', '+90 535 555 01 78'],
    ['nobody', 'qwertyz'],
  ])('are those that have them, in the order of the list: %s', async (_, filter) => {
    for (const query of [{}, { state: 'closed' }, { kind: 'offer' }, { kind: 'sample', state: 'new' }] as const)
      await expectAll(db(), { filter, ...query });
  });

  it('are counted to 500 in each state where many have them, and all listed until then', async () => {
    const found = await findMessages(db(), { filter: 'selin', page: 1 });
    expect(found).toMatchObject({ total: 500, counts: { new: 140, answered: 500, closed: 500 } });
    expect(found.hasMore).toEqual(['answered', 'closed']);
    const closed = await findMessages(db(), { filter: 'Selin', state: 'closed', page: 21 });
    expect([closed.total, closed.pageCount, closed.rows.length]).toEqual([500, 21, 500 - 20 * PAGE_SIZE]);
    expect(closed.rows.map(({ id }) => id)).toEqual(
      (await idsOf(db(), { filter: 'selin', state: 'closed' })).slice(480, 500),
    );
    await expectAll(db(), { filter: 'selin', state: 'new' });
  });

  it('on a page past the end are those of the last page', async () => {
    for (const [filter, state] of [
      ['arslan 77', undefined],
      ['selin', 'new'],
    ] as const) {
      const ids = await idsOf(db(), { filter, state });
      const found = await findMessages(db(), { filter, state, page: 99_999 });
      expect(found.page).toBe(found.pageCount);
      expect(found.rows.map(({ id }) => id)).toEqual(ids.slice((found.page - 1) * PAGE_SIZE));
    }
  });

  it('are known to be many or few from a hundred of them', async () => {
    const isCommon = async (text: string) => (await planSearch(db(), text)).isCommon;
    expect([await isCommon('selin'), await isCommon('selin arslan 777')]).toEqual([true, false]);
  });

  async function expectAll(db: Db, query: Omit<MessageQuery, 'page'>) {
    const ids = await idsOf(db, query);
    const { rows, total } = await findMessages(db, { ...query, page: 1 });
    expect([rows.map(({ id }) => id), total]).toEqual([ids.slice(0, PAGE_SIZE), ids.length]);
  }

  /** As a list without index or database would be searched. */
  async function idsOf(db: Db, { filter, kind, state }: Omit<MessageQuery, 'page'>): Promise<string[]> {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'kind', 'state', 'search_text'])
      .orderBy(sql`case when read_at is null then 0 else 1 end`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const isWanted = (row: (typeof rows)[number]) =>
      row.search_text.includes(filter.startsWith('+90') ? '5355550178' : foldTurkish(filter)) &&
      (!kind || row.kind === kind) &&
      (!state || row.state === state);
    return rows.filter(isWanted).map(({ id }) => id);
  }
});
