import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { toJsonText } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { makeFreeSlug } from '#app/server/records/free-slug.server.ts';
import type { Cloned } from '#app/server/records/kind.server.ts';
import { readBack } from '#app/server/records/save.server.ts';
import { recordVersion } from '#app/server/records/versions.server.ts';
import { copySlug, copyTitle } from '#app/shared/copies.ts';
import { PROJECT_TITLE_LENGTH } from '#app/shared/limits.ts';
import { projectSearchText } from './project.ts';
import { findProjectProducts, saveProjectProducts } from './project-products.server.ts';
import { projects } from './record.server.ts';

/** The copy starts hidden, under a name and address of its own. */
export async function cloneProject(db: Db, actor: Actor, id: string): Promise<Cloned> {
  return db.transaction().execute(async (trx) => {
    const original = await trx.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
    if (!original) return { ok: false, reason: 'not-found' };
    const moment = new Date();
    const copy = {
      ...original,
      id: randomUUID(),
      title: copyTitle(original.title, moment.getTime(), PROJECT_TITLE_LENGTH),
      slug: await makeFreeSlug(trx, 'projects', copySlug(original.slug, moment.getTime(), PROJECT_TITLE_LENGTH)),
      is_active: false,
      created_at: moment.toISOString(),
      updated_at: moment.toISOString(),
    };
    await trx
      .insertInto('projects')
      .values({
        ...copy,
        // Copied unread: an entry that this version cannot read is not dropped.
        images: toJsonText(original.images),
        features: toJsonText(original.features),
        specifications: toJsonText(original.specifications),
        search_text: projectSearchText(copy),
      })
      .execute();
    await saveProjectProducts(trx, copy.id, await findProjectProducts(trx, id));
    await recordVersion(trx, projects, actor, 'clone', await readBack(trx, projects, actor, copy.id));
    await recordActivity(trx, actor, { action: 'clone', entity: 'project', id, title: original.title });
    return { ok: true, id: copy.id };
  });
}
