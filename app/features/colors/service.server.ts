import { randomUUID } from 'node:crypto';
import type { Db } from '#app/server/db/schema.ts';
import type { ColorInput } from './color.ts';

export async function addColor(db: Db, input: ColorInput): Promise<{ id: string }> {
  const id = randomUUID();
  await db
    .insertInto('colors')
    .values({ id, ...input, is_visible: true, created_at: new Date().toISOString() })
    .execute();
  return { id };
}

/** Set to a value, not turned over: two people who press at the same time get what they both saw. */
export async function setColorVisible(db: Db, id: string, isVisible: boolean): Promise<{ ok: boolean }> {
  const { numUpdatedRows } = await db
    .updateTable('colors')
    .set({ is_visible: isVisible })
    .where('id', '=', id)
    .executeTakeFirst();
  return { ok: numUpdatedRows > 0n };
}

/** Product pictures of this colour stay, without a colour: the foreign key says so. */
export async function deleteColor(db: Db, id: string): Promise<{ ok: boolean }> {
  const { numDeletedRows } = await db.deleteFrom('colors').where('id', '=', id).executeTakeFirst();
  return { ok: numDeletedRows > 0n };
}
