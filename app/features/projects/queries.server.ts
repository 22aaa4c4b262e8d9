import { countOf } from '#app/server/db/count-of.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { type WrittenDay, writeDay } from '#app/shared/dates.ts';
import { isId } from '#app/shared/ids.ts';
import type { PictureView } from '#app/shared/images.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { readList, textEntry } from '#app/shared/lists.ts';
import { offsetOf, type Page } from '#app/shared/paging.ts';
import { imageEntry, type Specification, specificationEntry } from './project.ts';

export interface ProjectCardView {
  id: string;
  slug: string;
  title: string;
  description: string;
  location: string;
  completion_date: string;
  completed: WrittenDay;
  picture: PictureView | null;
}

export interface ProjectView extends Omit<ProjectCardView, 'picture'> {
  pictures: PictureView[];
  features: string[];
  specifications: Specification[];
}

/** The one definition of a project that visitors see; every public query starts here. */
export function visibleProjects(db: Db) {
  return db.selectFrom('projects').where('projects.is_active', '=', true);
}

export const cardColumns = ['id', 'slug', 'title', 'description', 'location', 'completion_date', 'images'] as const;

export async function findProjectPage(db: Db, { page = 1 } = {}): Promise<Page<ProjectCardView>> {
  const rows = await visibleProjects(db)
    .select(cardColumns)
    .select(countOf(visibleProjects(db)))
    .orderBy('completion_date', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset(offsetOf(page))
    .execute();
  return { items: await toCards(db, rows), total: toCount(rows[0]?.total) };
}

export async function findFeaturedProjects(db: Db, limit: number): Promise<ProjectCardView[]> {
  const rows = await visibleProjects(db)
    .select(cardColumns)
    .orderBy('completion_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return toCards(db, rows);
}

export async function findProject(db: Db, slug: string): Promise<ProjectView | undefined> {
  const row = await visibleProjects(db)
    .where('slug', '=', slug)
    .select([...cardColumns, 'features', 'specifications'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { images, ...project } = row;
  const urls = readImages(images);
  const picture = await findPictures(db, urls);
  return {
    ...project,
    completed: writeDay(project.completion_date),
    pictures: urls.map(picture),
    features: readList(project.features, textEntry).filter((feature) => feature.trim()),
    specifications: readList(project.specifications, specificationEntry),
  };
}

/** The home page links projects by id. What is no id at all is not asked for: PostgreSQL would refuse it. */
export async function findProjectSlug(db: Db, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const row = await visibleProjects(db).where('id', '=', id.toLowerCase()).select('slug').executeTakeFirst();
  return row?.slug;
}

type CardRow = Omit<ProjectCardView, 'picture' | 'completed'> & { images: unknown };

export async function toCards(db: Db, rows: CardRow[]): Promise<ProjectCardView[]> {
  const firstImages = rows.map((row) => readImages(row.images)[0] ?? null);
  const picture = await findPictures(db, firstImages);
  return rows.map(({ id, slug, title, description, location, completion_date }, index) => {
    const url = firstImages[index];
    const completed = writeDay(completion_date);
    return { id, slug, title, description, location, completion_date, completed, picture: url ? picture(url) : null };
  });
}

function readImages(value: unknown): string[] {
  return [...new Set(readList(value, imageEntry).filter((url) => url.trim()))];
}
