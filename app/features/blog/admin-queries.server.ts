import { sql } from 'kysely';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { cleanHtml } from '#app/server/clean-html.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPageByStatus, findRecord, withPictures } from '#app/server/records/find.server.ts';
import type { FilteredPage, ListQuery, StatusCounts } from '#app/shared/filtered-list.ts';
import type { PictureView } from '#app/shared/images.ts';
import { excerptOf } from '#app/shared/plain-text.ts';
import type { PostValues } from './post-input.ts';
import { posts } from './record.server.ts';

export interface OwnPostRow {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  is_published: boolean;
  created_at: string;
  picture: PictureView | null;
}

/** The posts that this author wrote, newest first. */
export async function findOwnPosts(
  db: Db,
  authorId: string,
  query: ListQuery,
): Promise<FilteredPage<OwnPostRow> & { counts: StatusCounts }> {
  const own = db.selectFrom('blog_posts').where('author_id', '=', authorId);
  const found = await findPageByStatus(own, 'is_published', query, (matching) =>
    matching
      .select(['id', 'slug', 'title', 'excerpt', 'is_published', 'created_at', 'image_url'])
      // Rows brought over from elsewhere may have no excerpt; only theirs needs the text.
      .select(sql<string>`case when excerpt is null then content else '' end`.as('text'))
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );
  const rows = await withPictures(db, found.rows, 'image_url');
  return { ...found, rows: rows.map(({ text, excerpt, ...row }) => ({ ...row, excerpt: excerptOf(excerpt ?? text) })) };
}

export interface PostForEditor {
  id: string;
  slug: string;
  is_published: boolean;
  updated_at: string;
  values: PostValues;
}

export async function findPostForEditor(db: Db, author: Actor, id: string): Promise<PostForEditor | null> {
  const post = await findRecord(db, posts, id, author);
  if (!post) return null;
  const { slug, is_published, updated_at, title, content, image_url, status } = post;
  return {
    id,
    slug,
    is_published,
    updated_at,
    values: { title, content: cleanHtml(content), image_url: image_url ?? '', status },
  };
}

/** A post whose status says published but which visitors do not see; null for every other one. */
export async function findPostNotLive(db: Db, author: Actor, id: string): Promise<PostNotLive | null> {
  const post = await findRecord(db, posts, id, author);
  return post?.status === 'published' && !post.is_published ? { id, title: post.title } : null;
}
export type PostNotLive = { id: string; title: string };
