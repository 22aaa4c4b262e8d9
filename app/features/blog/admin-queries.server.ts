import { sql } from 'kysely';
import { contains, toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { type FilteredPage, type ListQuery, placePage } from '#app/shared/filtered-list.ts';
import type { PictureView } from '#app/shared/images.ts';
import { excerptOf } from '#app/shared/plain-text.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import type { PostValues } from './post-input.ts';

export interface OwnPostRow {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  is_published: boolean;
  created_at: string;
  picture: PictureView | null;
}

/** The posts that this author wrote: where every read of the back-office starts. */
function ownPosts(db: Db, authorId: string) {
  return db.selectFrom('blog_posts').where('author_id', '=', authorId);
}

export async function findOwnPosts(
  db: Db,
  authorId: string,
  { filter, page }: ListQuery,
): Promise<FilteredPage<OwnPostRow>> {
  const matching = ownPosts(db, authorId).$if(filter !== '', (query) =>
    query.where(contains('search_text', foldTurkish(filter))),
  );
  const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const { offset, limit, ...place } = placePage(toCount(total), page);
  const rows = await matching
    .select(['id', 'slug', 'title', 'excerpt', 'is_published', 'created_at', 'image_url'])
    // Rows brought over from elsewhere may have no excerpt; only theirs needs the text.
    .select(sql<string>`case when excerpt is null then content else '' end`.as('text'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const picture = await findPictures(
    db,
    rows.map((row) => row.image_url),
  );
  return {
    ...place,
    rows: rows.map(({ image_url, text, excerpt, ...row }) => ({
      ...row,
      excerpt: excerptOf(excerpt ?? text),
      picture: image_url ? picture(image_url) : null,
    })),
  };
}

export interface PostForEditor {
  id: string;
  slug: string;
  is_published: boolean;
  updated_at: string;
  values: PostValues;
}

export async function findPostForEditor(db: Db, authorId: string, id: string): Promise<PostForEditor | null> {
  const row = await ownPosts(db, authorId).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { slug, is_published, updated_at, title, content, image_url, status } = row;
  return { id, slug, is_published, updated_at, values: { title, content, image_url: image_url ?? '', status } };
}

/** As the public page would show it, published or not. */
export async function findPostForPreview(db: Db, authorId: string, id: string) {
  const row = await ownPosts(db, authorId)
    .select(['id', 'slug', 'title', 'content', 'created_at', 'updated_at', 'image_url', 'is_published'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { image_url, ...post } = row;
  const picture = await findPictures(db, [image_url]);
  return { ...post, picture: image_url ? picture(image_url) : null };
}
