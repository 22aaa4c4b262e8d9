import { countOf } from '#app/server/db/count-of.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import { type Given, preparedQuery } from '#app/server/db/prepared-query.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { type WrittenDay, writeDay } from '#app/shared/dates.ts';
import { isId } from '#app/shared/ids.ts';
import { type PictureView, withoutAlt } from '#app/shared/images.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { readList, textEntry } from '#app/shared/lists.ts';
import { offsetOf, type Page } from '#app/shared/paging.ts';
import { imageEntry, type Specification, specificationEntry } from './project.ts';

export interface ProjectLinkView {
  id: string;
  slug: string;
  title: string;
  location: string;
  completed: WrittenDay;
  picture: PictureView | null;
}

export interface ProjectCardView extends ProjectLinkView {
  description: string;
}

export interface ProjectView extends Omit<ProjectCardView, 'picture'> {
  completion_date: string;
  pictures: PictureView[];
  features: string[];
  specifications: Specification[];
}

/** The one definition of a project that visitors see; every public query starts here. */
export function visibleProjects(db: Db) {
  return db.selectFrom('projects').where('projects.is_active', '=', true);
}

export const linkColumns = ['id', 'slug', 'title', 'location', 'completion_date', 'images'] as const;

const projectPage = preparedQuery((db, { offset }: Given<{ offset: number }>) =>
  visibleProjects(db)
    .select([...linkColumns, 'description'])
    .select(countOf(visibleProjects(db)))
    .orderBy('completion_date', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset(offset),
);

export async function findProjectPage(db: Db, { page = 1 } = {}): Promise<Page<ProjectCardView>> {
  const rows = await projectPage.execute(db, { offset: offsetOf(page) });
  const links = await toLinks(db, rows);
  const items = links.map((link, index) => ({ ...link, description: rows[index]?.description ?? '' }));
  return { items, total: toCount(rows[0]?.total) };
}

const newestProjects = preparedQuery((db, { limit }: Given<{ limit: number }>) =>
  visibleProjects(db).select(linkColumns).orderBy('completion_date', 'desc').orderBy('id').limit(limit),
);

export async function findFeaturedProjects(db: Db, limit: number): Promise<ProjectLinkView[]> {
  return toLinks(db, await newestProjects.execute(db, { limit }));
}

const projectBySlug = preparedQuery((db, { slug }: Given<{ slug: string }>) =>
  visibleProjects(db)
    .where('slug', '=', slug)
    .select([...linkColumns, 'description', 'features', 'specifications']),
);

export async function findProject(db: Db, slug: string): Promise<ProjectView | undefined> {
  const [row] = await projectBySlug.execute(db, { slug });
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

type LinkRow = Omit<ProjectLinkView, 'picture' | 'completed'> & { completion_date: string; images: unknown };

export async function toLinks(db: Db, rows: LinkRow[]): Promise<ProjectLinkView[]> {
  const firstImages = rows.map((row) => readImages(row.images)[0] ?? null);
  const picture = await findPictures(db, firstImages);
  return rows.map(({ id, slug, title, location, completion_date }, index) => {
    const url = firstImages[index];
    const completed = writeDay(completion_date);
    return { id, slug, title, location, completed, picture: url ? withoutAlt(picture(url)) : null };
  });
}

function readImages(value: unknown): string[] {
  return [...new Set(readList(value, imageEntry).filter((url) => url.trim()))];
}
