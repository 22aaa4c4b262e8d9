import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting, toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { announceUrls } from '#app/server/index-now.server.ts';
import { findGonePictures } from '#app/server/pictures/queries.server.ts';
import { deleteUnusedPictures } from '#app/server/pictures/unused.server.ts';
import { recordRedirect } from '#app/server/redirects.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { copySlug, copyTitle, isUnnamedCopy } from '#app/shared/copies.ts';
import { PROJECT_TITLE_LENGTH } from '#app/shared/limits.ts';
import { readList } from '#app/shared/lists.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';
import { imageEntry, projectSearchText } from './project.ts';
import type { ProjectInput } from './project-input.ts';

export type ProjectSaved =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' }
  | PicturesGone;
type PicturesGone = { ok: false; reason: 'pictures-gone'; urls: string[] };

export async function createProject(
  db: Db,
  actor: Actor,
  input: ProjectInput,
): Promise<{ ok: true; id: string } | PicturesGone> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const made = await db.transaction().execute(async (trx) => {
    const urls = await findGonePictures(trx, input.images);
    if (urls.length > 0) return { ok: false, reason: 'pictures-gone', urls } as const;
    const slug = await makeSlug(trx, input.title);
    await trx
      .insertInto('projects')
      .values({ id, slug, ...toRow(input), created_at: now, updated_at: now })
      .execute();
    await recordActivity(trx, actor, { action: 'create', entity: 'project', id, title: input.title });
    return { ok: true, slug } as const;
  });
  if (!made.ok) return made;
  if (input.is_active) announceUrls(addressesOf(made.slug));
  return { ok: true, id };
}

/** `seen` is the `updated_at` the form was opened with; without it the last one to save wins. */
export async function updateProject(
  db: Db,
  store: Store,
  actor: Actor,
  id: string,
  input: ProjectInput,
  seen: string | null,
): Promise<ProjectSaved> {
  const result = await db.transaction().execute(async (trx) => {
    await lockForWriting(trx, `project ${id}`);
    const old = await trx
      .selectFrom('projects')
      .select(['title', 'slug', 'is_active', 'images', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!old) return { ok: false, reason: 'not-found' } as const;
    if (seen && seen !== old.updated_at) return { ok: false, reason: 'changed-meanwhile' } as const;
    const shown = readList(old.images, imageEntry);
    const urls = await findGonePictures(trx, input.images, shown);
    if (urls.length > 0) return { ok: false, reason: 'pictures-gone', urls } as const;
    // The address outlives a change of the title, except a clone's first one: "…-copy-1700000000000" is nobody's wish.
    const slug = isUnnamedCopy(old) && input.title !== old.title ? await makeSlug(trx, input.title) : old.slug;
    await trx
      .updateTable('projects')
      .set({ ...toRow(input), slug, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await recordRedirect(trx, `/projects/${old.slug}`, `/projects/${slug}`);
    await recordActivity(trx, actor, { action: 'update', entity: 'project', id, title: input.title });
    return { ok: true, wasActive: old.is_active, slug, shown } as const;
  });
  if (!result.ok) return result;
  if (result.wasActive || input.is_active) announceUrls(addressesOf(result.slug));
  await deleteUnusedPictures(db, store, result.shown, input.images);
  return { ok: true, id };
}

/** The copy starts hidden, under a name and address of its own. Returns null when the original is gone. */
export async function cloneProject(db: Db, actor: Actor, id: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, 'project slugs');
    const original = await trx.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
    if (!original) return null;
    const moment = new Date();
    const copy = {
      ...original,
      id: randomUUID(),
      title: copyTitle(original.title, moment.getTime(), PROJECT_TITLE_LENGTH),
      slug: await findFreeSlug(trx, copySlug(original.slug, moment.getTime(), PROJECT_TITLE_LENGTH)),
      is_active: false,
      created_at: moment.toISOString(),
      updated_at: moment.toISOString(),
    };
    await trx
      .insertInto('projects')
      .values({
        ...copy,
        // As they are: a list that holds more than this version reads is not made smaller by copying it.
        images: asJsonText(original.images),
        features: asJsonText(original.features),
        specifications: asJsonText(original.specifications),
        search_text: projectSearchText(copy),
      })
      .execute();
    await recordActivity(trx, actor, { action: 'clone', entity: 'project', id, title: original.title });
    return copy.id;
  });
}

/** False when it was gone already. */
export async function deleteProject(db: Db, store: Store, actor: Actor, id: string): Promise<boolean> {
  const old = await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('projects')
      .where('id', '=', id)
      .returning(['title', 'slug', 'is_active', 'images'])
      .executeTakeFirst();
    if (deleted) await recordActivity(trx, actor, { action: 'delete', entity: 'project', id, title: deleted.title });
    return deleted;
  });
  if (!old) return false;
  if (old.is_active) announceUrls(addressesOf(old.slug));
  await deleteUnusedPictures(db, store, readList(old.images, imageEntry));
  return true;
}

/** The pages on which a project is seen. */
const addressesOf = (slug: string) => [`/projects/${slug}`, '/projects'];

function toRow(input: ProjectInput) {
  return {
    title: input.title,
    description: input.description,
    location: input.location,
    completion_date: input.completion_date,
    images: toJson(input.images),
    features: toJson(input.features),
    specifications: toJson(input.specifications),
    is_active: input.is_active,
    search_text: projectSearchText(input),
  };
}

/** SQLite gives a list column as text, PostgreSQL as a value. */
function asJsonText(list: unknown): string {
  return typeof list === 'string' ? list : toJson(list);
}

/** The address of a project with this title; nobody else can take it before the transaction ends. */
async function makeSlug(trx: Db, title: string): Promise<string> {
  await lockForWriting(trx, 'project slugs');
  return findFreeSlug(trx, transliteratedSlug(title) || 'proje');
}

/** The slug itself, or the first of -2, -3 … that nobody has. */
async function findFreeSlug(trx: Db, wanted: string): Promise<string> {
  const rows = await trx
    .selectFrom('projects')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', wanted), eb('slug', 'like', `${wanted}-%`)]))
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
