import type { Db } from '#app/server/db/schema.ts';
import { visiblePosts } from './queries.server.ts';

export interface PostAddress {
  slug: string;
  title: string;
  updated_at: string;
  images: string[];
}

/** Every visible post for the lists that machines read: sitemap and llms.txt. */
export async function findPostAddresses(db: Db): Promise<PostAddress[]> {
  const rows = await visiblePosts(db)
    .select(['slug', 'title', 'updated_at', 'image_url'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ image_url, ...post }) => ({ ...post, images: image_url ? [image_url] : [] }));
}

export interface FeedPost {
  slug: string;
  title: string;
  content: string;
  image_url: string | null;
  created_at: string;
  updated_at: string;
}

/** The newest posts whole, as they were saved. */
export async function findFeedPosts(db: Db, limit: number): Promise<FeedPost[]> {
  return visiblePosts(db)
    .select(['slug', 'title', 'content', 'image_url', 'created_at', 'updated_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
