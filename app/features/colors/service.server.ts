import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { ColorInput } from './color.ts';

export async function addColor(db: Db, actor: Actor, input: ColorInput): Promise<{ id: string }> {
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('colors')
      .values({ id, ...input, is_visible: true, created_at: new Date().toISOString() })
      .execute();
    await recordActivity(trx, actor, { action: 'create', entity: 'color', id, title: input.name });
  });
  return { id };
}

/** The caller says which, so that pressing twice, or two people at once, cannot undo it. */
export async function setColorVisible(db: Db, actor: Actor, id: string, isVisible: boolean): Promise<{ ok: boolean }> {
  return db.transaction().execute(async (trx) => {
    const color = await trx
      .updateTable('colors')
      .set({ is_visible: isVisible })
      .where('id', '=', id)
      .where('is_visible', '!=', isVisible)
      .returning('name')
      .executeTakeFirst();
    if (!color) {
      const unchanged = await trx.selectFrom('colors').select('id').where('id', '=', id).executeTakeFirst();
      return { ok: unchanged !== undefined };
    }
    const action = isVisible ? 'show' : 'hide';
    await recordActivity(trx, actor, { action, entity: 'color', id, title: color.name });
    return { ok: true };
  });
}

export type ColorUpdated =
  | { ok: true }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'changed-meanwhile'; current: ColorInput };

/** `seen` is the colour as the form showed it: what somebody else changed meanwhile is not overwritten unasked. */
export async function updateColor(
  db: Db,
  actor: Actor,
  id: string,
  input: ColorInput,
  seen: ColorInput,
): Promise<ColorUpdated> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, `color ${id}`);
    const current = await trx.selectFrom('colors').select(['name', 'hex_code']).where('id', '=', id).executeTakeFirst();
    if (!current) return { ok: false, reason: 'not-found' };
    if (isSame(current, input)) return { ok: true };
    if (!isSame(current, seen)) return { ok: false, reason: 'changed-meanwhile', current };
    await trx.updateTable('colors').set(input).where('id', '=', id).execute();
    await recordActivity(trx, actor, { action: 'update', entity: 'color', id, title: input.name });
    return { ok: true };
  });
}

const isSame = (one: ColorInput, other: ColorInput) => one.name === other.name && one.hex_code === other.hex_code;

/** Product pictures of this colour stay, without a colour: the foreign key says so. */
export async function deleteColor(db: Db, actor: Actor, id: string): Promise<{ ok: boolean }> {
  return db.transaction().execute(async (trx) => {
    const color = await trx.deleteFrom('colors').where('id', '=', id).returning('name').executeTakeFirst();
    if (!color) return { ok: false };
    await recordActivity(trx, actor, { action: 'delete', entity: 'color', id, title: color.name });
    return { ok: true };
  });
}
