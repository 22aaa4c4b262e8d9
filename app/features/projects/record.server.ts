import { toJson } from '#app/server/db/engine.server.ts';
import { makeFreeSlug } from '#app/server/records/free-slug.server.ts';
import type { RecordKind } from '#app/server/records/kind.server.ts';
import { isUnnamedCopy } from '#app/shared/copies.ts';
import { toIsoDay } from '#app/shared/dates.ts';
import { readList } from '#app/shared/lists.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';
import { imageEntry, projectSearchText } from './project.ts';
import type { ProjectInput } from './project-input.ts';
import { findProjectProducts, type SavedProjectProduct, saveProjectProducts } from './project-products.server.ts';
import { visibleProjects } from './queries.server.ts';

export const projects: RecordKind<'projects', ProjectInput, { products: SavedProjectProduct[] }> = {
  table: 'projects',
  entity: 'project',
  columnsOf: ({ images, features, specifications, products: _, ...input }) => ({
    ...input,
    images: toJson(images),
    features: toJson(features),
    specifications: toJson(specifications),
  }),
  searchTextOf: projectSearchText,
  columnsOnCreate: async (trx, { title }) => ({ slug: await makeFreeSlug(trx, 'projects', slugOf(title)) }),
  async columnsOnUpdate(trx, { title, completion_date }, before) {
    // The form shows a day. While it stays the same, so does the stored moment, which may be any hour of it.
    const isSameDay = toIsoDay(completion_date) === toIsoDay(before.completion_date);
    // The address outlives a change of the title, except a clone's first one: nobody chose "…-copy-1700000000000".
    const needsSlug = isUnnamedCopy(before) && title !== before.title;
    return {
      ...(isSameDay && { completion_date: before.completion_date }),
      ...(needsSlug && { slug: await makeFreeSlug(trx, 'projects', slugOf(title)) }),
    };
  },
  parts: {
    find: async (db, id) => ({ products: await findProjectProducts(db, id) }),
    save: (trx, id, { products }) => saveProjectProducts(trx, id, products),
  },
  titleOf: (project) => project.title,
  picturesOf: (project) => readList(project.images, imageEntry),
  addressesOf: ({ slug }) => [`/projects/${slug}`, '/projects'],
  visible: visibleProjects,
  shownBy: { is_active: true },
};

const slugOf = (title: string) => transliteratedSlug(title) || 'proje';
