import { z } from 'zod';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { deletePicture } from '#app/server/pictures/unused.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imageUrl } from '#app/shared/images.ts';
import { cleanLine, storableText } from '#app/shared/input-text.ts';
import { LONGEST_ALT } from './longest-alt.ts';
import { pictureName } from './picture-name.ts';

const percent = z.union([z.literal('').transform(() => null), z.coerce.number().int().min(0).max(100)]);

/** What the panel of a picture sends. */
export const descriptionInput = z.object({
  alt: z
    .string()
    .transform((text) => cleanLine(storableText(text)))
    .pipe(z.string().max(LONGEST_ALT)),
  focus_x: percent,
  focus_y: percent,
});
export type Description = z.infer<typeof descriptionInput>;

/** Alt text and focal point. False when the picture is gone. */
export function describePicture(db: Db, actor: Actor, path: string, description: Description): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('pictures')
      .set(description)
      .where('path', '=', path)
      .where('is_kept', '=', true)
      .returning(['path', 'name'])
      .executeTakeFirst();
    if (!row) return false;
    await recordActivity(trx, actor, { action: 'update', entity: 'picture', title: pictureName(row) });
    return true;
  });
}

/** Deletes a picture that nothing names; false when something does, or when it is gone. */
export async function deleteFromLibrary(db: Db, store: Store, actor: Actor, path: string): Promise<boolean> {
  // The templates of the pages name these.
  if (path.startsWith('site/')) return false;
  const row = await db.selectFrom('pictures').select(['path', 'name']).where('path', '=', path).executeTakeFirst();
  if (!row) return false;
  return deletePicture(db, store, imageUrl(path), (trx) =>
    recordActivity(trx, actor, { action: 'delete', entity: 'picture', title: pictureName(row) }),
  );
}
