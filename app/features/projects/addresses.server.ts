import type { Db } from '#app/server/db/schema.ts';
import { readList } from '#app/shared/lists.ts';
import { imageEntry } from './project.ts';
import { visibleProjects } from './queries.server.ts';

export interface ProjectAddress {
  slug: string;
  title: string;
  location: string;
  updated_at: string;
  images: string[];
}

/** Every visible project for the lists that machines read: sitemap and llms.txt. */
export async function findProjectAddresses(db: Db): Promise<ProjectAddress[]> {
  const rows = await visibleProjects(db)
    .select(['slug', 'title', 'location', 'updated_at', 'images'])
    .orderBy('completion_date', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ images, ...project }) => ({
    ...project,
    images: [...new Set(readList(images, imageEntry).filter((url) => url.trim()))],
  }));
}
