import { contains, toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { toIsoDay } from '#app/shared/dates.ts';
import { type FilteredPage, type ListQuery, placePage } from '#app/shared/filtered-list.ts';
import { readList, textEntry } from '#app/shared/lists.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { imageEntry, specificationEntry } from './project.ts';
import type { ProjectValues } from './project-input.ts';

export interface ProjectRow {
  id: string;
  title: string;
  description: string;
  is_active: boolean;
  completion_date: string;
}

/** All projects, of all admins, newest first. */
export async function findAdminProjects(db: Db, { filter, page }: ListQuery): Promise<FilteredPage<ProjectRow>> {
  const matching = db
    .selectFrom('projects')
    .$if(filter !== '', (query) => query.where(contains('search_text', foldTurkish(filter))));
  const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const { offset, limit, ...place } = placePage(toCount(total), page);
  const rows = await matching
    .select(['id', 'title', 'description', 'is_active', 'completion_date'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { ...place, rows };
}

export interface ProjectForForm {
  id: string;
  slug: string;
  updated_at: string;
  values: ProjectValues;
}

export async function findProjectForForm(db: Db, id: string): Promise<ProjectForForm | null> {
  const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    slug: row.slug,
    updated_at: row.updated_at,
    values: {
      title: row.title,
      description: row.description,
      location: row.location,
      completion_date: toIsoDay(row.completion_date),
      images: readList(row.images, imageEntry),
      features: readList(row.features, textEntry),
      specifications: readList(row.specifications, specificationEntry),
      is_active: row.is_active,
    },
  };
}
