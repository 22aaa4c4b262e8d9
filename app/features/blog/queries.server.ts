import { countOf } from '#app/server/db/count-of.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import { type Given, preparedQuery } from '#app/server/db/prepared-query.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { type WrittenDay, writeDay } from '#app/shared/dates.ts';
import type { PictureView } from '#app/shared/images.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { offsetOf, type Page } from '#app/shared/paging.ts';
import { excerptOf } from '#app/shared/plain-text.ts';

export interface PostLinkView {
  id: string;
  slug: string;
  title: string;
  created_at: string;
  published: WrittenDay;
  picture: PictureView | null;
}

export interface PostCardView extends PostLinkView {
  excerpt: string;
}

export interface PostView extends PostLinkView {
  /** As it was saved: cleaned before it is shown. */
  content: string;
  updated_at: string;
}

/** The one definition of a post that visitors see: `is_published`, never the editor's `status`. */
export function visiblePosts(db: Db) {
  return db.selectFrom('blog_posts').where('blog_posts.is_published', '=', true);
}

/** For the audit trail, by id. */
export async function findPublicTitles(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await visiblePosts(db).select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const linkColumns = ['id', 'slug', 'title', 'created_at', 'image_url'] as const;

const postPage = preparedQuery((db, { offset }: Given<{ offset: number }>) =>
  visiblePosts(db)
    .select([...linkColumns, 'content'])
    .select(countOf(visiblePosts(db)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset(offset),
);

export async function findPostPage(db: Db, { page = 1 } = {}): Promise<Page<PostCardView>> {
  const rows = await postPage.execute(db, { offset: offsetOf(page) });
  const views = await toViews(db, rows);
  return {
    items: views.map(({ content, total: _, ...post }) => ({ ...post, excerpt: excerptOf(content) })),
    total: toCount(rows[0]?.total),
  };
}

const postBySlug = preparedQuery((db, { slug }: Given<{ slug: string }>) =>
  visiblePosts(db)
    .where('slug', '=', slug)
    .select([...linkColumns, 'content', 'updated_at']),
);

export async function findPost(db: Db, slug: string): Promise<PostView | undefined> {
  const [post] = await toViews(db, await postBySlug.execute(db, { slug }));
  return post;
}

const otherPosts = preparedQuery((db, { slug, limit }: Given<{ slug: string; limit: number }>) =>
  visiblePosts(db)
    .where('slug', '!=', slug)
    .select(linkColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit),
);

/** The newest posts besides the one that is being read. */
export async function findOtherPosts(db: Db, slug: string, limit: number): Promise<PostLinkView[]> {
  return toViews(db, await otherPosts.execute(db, { slug, limit }));
}

async function toViews<T extends { image_url: string | null; created_at: string }>(db: Db, rows: T[]) {
  const picture = await findPictures(
    db,
    rows.map((row) => row.image_url),
  );
  return rows.map(({ image_url, ...row }) => ({
    ...row,
    published: writeDay(row.created_at),
    picture: image_url ? picture(image_url) : null,
  }));
}
