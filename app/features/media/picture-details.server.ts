import type { Db } from '#app/server/db/schema.ts';
import { toView, VIEW_COLUMNS } from '#app/server/pictures/queries.server.ts';
import { pictureName } from './picture-name.ts';
import { findPictureUses, type PictureUse, type UseKind } from './picture-uses.server.ts';

/** A place as one admin may read it. */
export interface ShownUse {
  kind: UseKind;
  title: string;
  place: string;
  /** Of the record, where this admin may open its form. */
  openId: string | null;
  /** Named by a record, so that the picture can be replaced there. */
  isRecord: boolean;
}

export type PictureDetails = NonNullable<Awaited<ReturnType<typeof findPictureDetails>>>;

export async function findPictureDetails(db: Db, path: string, reader: { id: string }) {
  const row = await db
    .selectFrom('pictures')
    .select([...VIEW_COLUMNS, 'name', 'bytes', 'content_type', 'uploaded_by', 'created_at'])
    .where('path', '=', path)
    .where('is_kept', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, alt, focus_x, focus_y, width, height, bytes, content_type, uploaded_by, created_at, ...view } = row;
  return {
    path,
    name: pictureName(row),
    picture: toView({ ...view, width, height, alt, focus_x, focus_y }),
    alt,
    focus: focus_x === null || focus_y === null ? null : { x: focus_x, y: focus_y },
    ...{ width, height, bytes, content_type, uploaded_by, created_at },
    uses: ((await findPictureUses(db)).get(path) ?? []).map((use) => toShown(use, reader)),
  };
}

/** A post is its author's: nobody else opens its form, and nobody else reads the title of a draft. */
function toShown({ kind, id, title, place, authorId, isPublished }: PictureUse, reader: { id: string }): ShownUse {
  const isOwn = kind !== 'post' || authorId === reader.id;
  return {
    kind,
    title: isOwn || isPublished ? title : 'Başka bir yazarın taslağı',
    place,
    openId: isOwn ? id : null,
    isRecord: id !== null,
  };
}
