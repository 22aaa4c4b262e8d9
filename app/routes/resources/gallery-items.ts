import { findColor } from '#app/features/colors/queries.server.ts';
import { readGalleryType } from '#app/features/gallery/gallery-item.ts';
import { findGalleryPage } from '#app/features/gallery/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { readPageNumber } from '#app/shared/paging.ts';
import type { Route } from './+types/gallery-items.ts';

/** Another page of the gallery for the viewer, which goes on where the page that it was opened on ends. */
export async function loader({ url }: Route.LoaderArgs) {
  const type = readGalleryType(url.searchParams.get('tur'));
  const page = readPageNumber(url.searchParams.get('sayfa'));
  const renk = url.searchParams.get('renk');
  const color = renk === null ? undefined : await findColor(db, renk);
  return Response.json(await findGalleryPage(db, { type, color, page }), {
    headers: { 'cache-control': 'public, max-age=0, must-revalidate', 'x-robots-tag': 'noindex' },
  });
}
