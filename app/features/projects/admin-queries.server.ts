import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPageByStatus, findRecord } from '#app/server/records/find.server.ts';
import { toIsoDay } from '#app/shared/dates.ts';
import type { FilteredPage, ListQuery, StatusCounts } from '#app/shared/filtered-list.ts';
import { readList, textEntry } from '#app/shared/lists.ts';
import { imageEntry, specificationEntry } from './project.ts';
import type { ProjectValues } from './project-input.ts';
import { projects } from './record.server.ts';

export interface ProjectRow {
  id: string;
  slug: string;
  title: string;
  description: string;
  is_active: boolean;
  completion_date: string;
}

/** All projects, of all admins, newest first. */
export function findAdminProjects(
  db: Db,
  query: ListQuery,
): Promise<FilteredPage<ProjectRow> & { counts: StatusCounts }> {
  return findPageByStatus(db.selectFrom('projects'), 'is_active', query, (matching) =>
    matching
      .select(['id', 'slug', 'title', 'description', 'is_active', 'completion_date'])
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );
}

export interface ProjectForForm {
  id: string;
  slug: string;
  updated_at: string;
  values: ProjectValues;
  /** Ids of those that visitors do not see. */
  hiddenProducts: string[];
}

export async function findProjectForForm(db: Db, actor: Actor, id: string): Promise<ProjectForForm | null> {
  const project = await findRecord(db, projects, id, actor);
  if (!project) return null;
  const { slug, updated_at, title, description, location, completion_date, is_active } = project;
  return {
    id,
    slug,
    updated_at,
    values: {
      title,
      description,
      location,
      completion_date: toIsoDay(completion_date),
      images: readList(project.images, imageEntry),
      features: readList(project.features, textEntry),
      specifications: readList(project.specifications, specificationEntry),
      products: project.products.map(({ product_id, title, color_id }) => ({
        id: product_id,
        chosen: title,
        title,
        color_id: color_id ?? '',
      })),
      is_active,
    },
    hiddenProducts: project.products.flatMap((product) => (product.is_active ? [] : [product.product_id])),
  };
}
