import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { changeRecord } from '#app/server/records/save.server.ts';
import { colors } from './record.server.ts';

/** The caller says which, so that pressing twice, or two people at once, cannot undo it. */
export function setColorVisible(db: Db, actor: Actor, id: string, is_visible: boolean) {
  return changeRecord(db, colors, actor, id, is_visible ? 'show' : 'hide', (_trx, before) =>
    before.is_visible === is_visible ? null : { is_visible },
  );
}
