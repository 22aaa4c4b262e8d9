import { type Insertable, type Selectable, sql } from 'kysely';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import { type Given, preparedQuery } from '#app/server/db/prepared-query.server.ts';
import type { PictureTable } from '#app/server/db/schema/site.ts';
import type { Db } from '#app/server/db/schema.ts';
import { imagePath, imageUrl, normalizeImageUrl, type PictureView } from '#app/shared/images.ts';
import type { PictureFacts } from './read-picture.server.ts';

/** What is known of a picture besides its file. */
export type PictureOrigin = Partial<Pick<Insertable<PictureTable>, 'name' | 'alt' | 'uploaded_by' | 'is_kept'>>;

export async function insertPicture(db: Db, path: string, facts: PictureFacts, origin: PictureOrigin = {}) {
  await db
    .insertInto('pictures')
    .values({
      path,
      hash: facts.hash,
      width: facts.width,
      height: facts.height,
      bytes: facts.bytes,
      content_type: facts.contentType,
      placeholder: facts.placeholder,
      ...origin,
      created_at: new Date().toISOString(),
    })
    .execute();
}

export async function keepPicture(db: Db, path: string): Promise<void> {
  await db.updateTable('pictures').set({ is_kept: true }).where('path', '=', path).execute();
}

const picturesAt = preparedQuery((db, { paths }: Given<{ paths: string[] }>) =>
  db.selectFrom('pictures').select(VIEW_COLUMNS).where('path', 'in', paths),
);

/** Loads all pictures of a page with one query. The returned function gives pictures on other servers as they are. */
export async function findPictures(db: Db, urls: Iterable<string | null>): Promise<(url: string) => PictureView> {
  const paths = [...normalizedUrls(urls)].flatMap((url) => imagePath(url) ?? []);
  const rows = paths.length ? await picturesAt.execute(db, { paths }) : [];
  const views = new Map(rows.map((row) => [imageUrl(row.path), toView(row)]));
  return (url) => views.get(normalizeImageUrl(url)) ?? { src: normalizeImageUrl(url) };
}

export const VIEW_COLUMNS = [
  'path',
  'hash',
  'width',
  'height',
  'placeholder',
  'alt',
  'focus_x',
  'focus_y',
] as const satisfies (keyof PictureTable)[];

/** What was not said about a picture is left out: pages carry these for every picture. */
export function toView(row: Pick<Selectable<PictureTable>, (typeof VIEW_COLUMNS)[number]>): PictureView {
  const { path, alt, focus_x, focus_y, ...facts } = row;
  return {
    src: imageUrl(path),
    ...facts,
    ...(alt && { alt }),
    ...(focus_x !== null && focus_y !== null && { focus: `${focus_x}% ${focus_y}%` }),
  };
}

export function normalizedUrls(urls: Iterable<string | null>): Set<string> {
  return new Set([...urls].flatMap((url) => (url ? normalizeImageUrl(url) : [])));
}

/** Serialises saving a picture into a record and deleting unused pictures. */
export const PICTURES_LOCK = 'pictures in use';

/**
 * Marks the wanted pictures as kept, and returns the addresses in our bucket that have none: it was deleted while the
 * form was open. Addresses that the record shows already are not checked. Call it in the transaction that saves: its
 * lock keeps the others from being deleted before the commit.
 */
export async function claimPictures(
  db: Db,
  wanted: Iterable<string | null>,
  shown: Iterable<string | null> = [],
): Promise<string[]> {
  const urls = normalizedUrls(wanted).difference(normalizedUrls(shown));
  const paths = [...urls].flatMap((url) => imagePath(url) ?? []);
  if (paths.length === 0) return [];
  await lockForWriting(db, PICTURES_LOCK);
  const rows = await db.selectFrom('pictures').select('path').where('path', 'in', paths).execute();
  const unkept = db.updateTable('pictures').set({ is_kept: true }).where('path', 'in', paths);
  await unkept.where('is_kept', '=', false).execute();
  const held = new Set(rows.map(({ path }) => path));
  return paths.filter((path) => !held.has(path)).map(imageUrl);
}

/** The same picture may have been uploaded several times. In SQL: building the query takes longer than running it. */
export async function findPicturePaths(db: Db, hash: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`select path from pictures where hash = ${hash}`.execute(db);
  return rows.map(({ path }) => path);
}

export async function findPictureHashes(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('pictures').select('hash').distinct().execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Oldest of them first: on a fresh site those are the pictures of the page templates. */
export async function findNewestPictures(db: Db, limit: number): Promise<{ hash: string; width: number }[]> {
  const rows = await db
    .selectFrom('pictures')
    .select(['hash', 'width'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

export function deletePictureRow(db: Db, path: string) {
  return db.deleteFrom('pictures').where('path', '=', path).returningAll().executeTakeFirst();
}
