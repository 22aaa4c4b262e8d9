import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { isUniqueViolation, lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { announceUrls } from '#app/server/index-now.server.ts';
import { findGonePictures } from '#app/server/pictures/queries.server.ts';
import { deleteUnusedPictures } from '#app/server/pictures/unused.server.ts';
import { recordRedirect } from '#app/server/redirects.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { isId } from '#app/shared/ids.ts';
import { EXCERPT_LENGTH } from '#app/shared/limits.ts';
import { plainText } from '#app/shared/plain-text.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';
import { cleanHtml } from './clean-html.server.ts';
import { postSearchText } from './post.ts';
import type { PostInput } from './post-input.ts';

export type PostSaved =
  | { ok: true; id: string; updatedAt: string }
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' | 'slug-taken' }
  | { ok: false; reason: 'pictures-gone'; urls: string[] };

// Every change names the author beside the post: another author's post is as good as absent.

export async function createPost(db: Db, author: Actor, input: PostInput): Promise<PostSaved> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const row = { id, ...toRow(input), author_id: author.id, created_at: now, updated_at: now };
  return unlessSlugTaken(() =>
    db.transaction().execute(async (trx): Promise<PostSaved> => {
      const urls = await findGonePictures(trx, picturesOf(row));
      if (urls.length > 0) return { ok: false, reason: 'pictures-gone', urls };
      await trx.insertInto('blog_posts').values(row).execute();
      await recordActivity(trx, author, { action: 'create', entity: 'post', id, title: input.title });
      return { ok: true, id, updatedAt: now };
    }),
  );
}

/** `seen` is the `updated_at` the editor was opened with; without it the last one to save wins. */
export async function updatePost(
  db: Db,
  store: Store,
  author: Actor,
  id: string,
  input: PostInput,
  seen: string | null,
): Promise<PostSaved> {
  if (!isId(id)) return { ok: false, reason: 'not-found' };
  const row = toRow(input);
  const updatedAt = new Date().toISOString();
  let shown: string[] = [];
  let visible = false;
  const saved = await unlessSlugTaken(() =>
    db.transaction().execute(async (trx): Promise<PostSaved> => {
      await lockForWriting(trx, `post ${id}`);
      const old = await trx
        .selectFrom('blog_posts')
        .select(['slug', 'is_published', 'image_url', 'content', 'updated_at'])
        .where('id', '=', id)
        .where('author_id', '=', author.id)
        .executeTakeFirst();
      if (!old) return { ok: false, reason: 'not-found' };
      if (seen && seen !== old.updated_at) return { ok: false, reason: 'changed-meanwhile' };
      shown = picturesOf(old);
      const urls = await findGonePictures(trx, picturesOf(row), shown);
      if (urls.length > 0) return { ok: false, reason: 'pictures-gone', urls };
      await trx
        .updateTable('blog_posts')
        .set({ ...row, updated_at: updatedAt })
        .where('id', '=', id)
        .where('author_id', '=', author.id)
        .execute();
      await recordRedirect(trx, `/blogs/${old.slug}`, `/blogs/${row.slug}`);
      await recordActivity(trx, author, { action: 'update', entity: 'post', id, title: input.title });
      visible = old.is_published;
      return { ok: true, id, updatedAt };
    }),
  );
  if (saved.ok && visible) announceUrls(addressesOf(row.slug));
  if (saved.ok) await deleteUnusedPictures(db, store, shown, picturesOf(row));
  return saved;
}

/**
 * Shows the post to visitors, or takes it back. The caller says which, so that pressing twice, or two people at once,
 * cannot undo it. False when the author has no such post.
 */
export async function setPostPublished(db: Db, author: Actor, id: string, wanted: boolean): Promise<boolean> {
  const post = await db.transaction().execute(async (trx) => {
    await lockForWriting(trx, `post ${id}`);
    const post = await trx
      .selectFrom('blog_posts')
      .select(['title', 'slug', 'is_published'])
      .where('id', '=', id)
      .where('author_id', '=', author.id)
      .executeTakeFirst();
    if (!post || post.is_published === wanted) return post;
    const now = new Date().toISOString();
    await trx
      .updateTable('blog_posts')
      .set({ is_published: wanted, published_at: wanted ? now : null, updated_at: now })
      .where('id', '=', id)
      .where('author_id', '=', author.id)
      .execute();
    const action = wanted ? 'publish' : 'unpublish';
    await recordActivity(trx, author, { action, entity: 'post', id, title: post.title });
    return post;
  });
  if (post && post.is_published !== wanted) announceUrls(addressesOf(post.slug));
  return post !== undefined;
}

/** False when the author has no such post. */
export async function deletePost(db: Db, store: Store, author: Actor, id: string): Promise<boolean> {
  const old = await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('blog_posts')
      .where('id', '=', id)
      .where('author_id', '=', author.id)
      .returning(['title', 'slug', 'is_published', 'image_url', 'content'])
      .executeTakeFirst();
    if (deleted) await recordActivity(trx, author, { action: 'delete', entity: 'post', id, title: deleted.title });
    return deleted;
  });
  if (!old) return false;
  if (old.is_published) announceUrls(addressesOf(old.slug));
  await deleteUnusedPictures(db, store, picturesOf(old));
  return true;
}

/** The pages on which a post is seen. */
const addressesOf = (slug: string) => [`/blogs/${slug}`, '/blogs'];

/** `status` is all that the editor says about publishing; `is_published` belongs to the list. */
function toRow({ title, image_url, status, content: html }: PostInput) {
  const content = cleanHtml(html);
  return {
    title,
    slug: transliteratedSlug(title),
    content,
    excerpt: plainText(content).slice(0, EXCERPT_LENGTH),
    image_url,
    status,
    search_text: postSearchText({ title, content }),
  };
}

/** Its cover and the pictures in its text. */
function picturesOf(post: { image_url: string | null; content: string }): string[] {
  const inText = [...post.content.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/gi)].map(([, src]) => src ?? '');
  return [...(post.image_url ? [post.image_url] : []), ...inText.map((src) => src.replaceAll('&amp;', '&'))];
}

async function unlessSlugTaken(save: () => Promise<PostSaved>): Promise<PostSaved> {
  try {
    return await save();
  } catch (error) {
    // The only unique column that a save can collide in.
    if (isUniqueViolation(error)) return { ok: false, reason: 'slug-taken' };
    throw error;
  }
}
