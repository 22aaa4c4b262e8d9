import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { recordActivity } from '#app/server/activity/record-activity.server.ts';
import { actionText } from '#app/shared/activity.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { findActivity } from './admin-queries.server.ts';

const ayse = { id: randomUUID(), email: 'ayse@example.com' };
const ayseReads = { id: ayse.id, findPublicTitles: async () => new Map() };

onEachEngine('the audit trail', (opened) => {
  const db = () => opened().database.db;

  it('tells who did what to what, newest first, in pages', async () => {
    for (let i = 0; i < 26; i += 1) {
      await recordActivity(db(), ayse, { action: 'update', entity: 'product', id: randomUUID(), title: `Ürün ${i}` });
      await db()
        .updateTable('activity')
        .set({ at: `2025-10-03T09:00:${String(i).padStart(2, '0')}.000Z` })
        .where('title', '=', `Ürün ${i}`)
        .execute();
    }
    const first = await findActivity(db(), ayseReads, 1);
    expect(first.total).toBe(26);
    expect(first.rows).toHaveLength(24);
    expect(first.rows[0]).toMatchObject({
      user_email: ayse.email,
      action: 'update',
      entity: 'product',
      title: 'Ürün 25',
    });
    // A page past the end is the last one.
    for (const page of [2, 9])
      expect((await findActivity(db(), ayseReads, page)).rows.map(({ title }) => title)).toEqual(['Ürün 1', 'Ürün 0']);
  });

  it('goes with the transaction it is written in', async () => {
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await recordActivity(trx, ayse, { action: 'delete', entity: 'color', title: 'geri alınan' });
        throw new Error('half-way');
      });
    await expect(failing).rejects.toThrow('half-way');
    expect(await db().selectFrom('activity').select('id').where('title', '=', 'geri alınan').execute()).toEqual([]);
  });
});

it('shows an action that this version does not know as it is', () => {
  expect(actionText('teleport')).toBe('teleport');
});
