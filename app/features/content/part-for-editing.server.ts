import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import type { Content, Fields } from './fields.ts';
import type { FoundPart } from './pages.server.ts';
import { findContentRow } from './queries.server.ts';
import { NEVER_EDITED } from './save.server.ts';
import { picturesIn } from './show-part.server.ts';
import { readStoredPart } from './stored-part.server.ts';

/** What the form of a part is filled with, placeholders as they were typed. */
export async function findPartForEditing(db: Db, { key, part }: FoundPart) {
  const row = await findContentRow(db, key);
  const values: Content<Fields> = row ? readStoredPart(part, key, row.content) : part.original;
  const urls = [...picturesIn(part.fields, values), ...picturesIn(part.fields, part.original)];
  const picture = await findPictures(db, urls);
  const pictures: Record<string, PictureView> = Object.fromEntries(urls.map((url) => [url, picture(url)]));
  return { values, pictures, version: row?.updated_at ?? NEVER_EDITED };
}
