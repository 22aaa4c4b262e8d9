import { lockForWriting, toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { RecordKind } from '#app/server/records/kind.server.ts';
import { isUnnamedCopy } from '#app/shared/copies.ts';
import { readList } from '#app/shared/lists.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';
import { imageEntry, projectSearchText } from './project.ts';
import type { ProjectInput } from './project-input.ts';
import { visibleProjects } from './queries.server.ts';

export const projects: RecordKind<'projects', ProjectInput> = {
  table: 'projects',
  entity: 'project',
  columnsOf: ({ images, features, specifications, ...input }) => ({
    ...input,
    images: toJson(images),
    features: toJson(features),
    specifications: toJson(specifications),
    search_text: projectSearchText(input),
  }),
  columnsOnCreate: async (trx, { title }) => ({ slug: await makeSlug(trx, title) }),
  // The address outlives a change of the title, except a clone's first one: nobody chose "…-copy-1700000000000".
  columnsOnUpdate: async (trx, { title }, before) =>
    isUnnamedCopy(before) && title !== before.title ? { slug: await makeSlug(trx, title) } : {},
  titleOf: (project) => project.title,
  picturesOf: (project) => readList(project.images, imageEntry),
  addressesOf: ({ slug }) => [`/projects/${slug}`, '/projects'],
  visible: visibleProjects,
};

async function makeSlug(trx: Db, title: string): Promise<string> {
  await lockSlugs(trx);
  return findFreeSlug(trx, transliteratedSlug(title) || 'proje');
}

/** A slug that is found free stays free until the transaction ends. */
export const lockSlugs = (trx: Db) => lockForWriting(trx, 'project slugs');

/** The slug itself, or the first of -2, -3 … that nobody has. */
export async function findFreeSlug(trx: Db, wanted: string): Promise<string> {
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
