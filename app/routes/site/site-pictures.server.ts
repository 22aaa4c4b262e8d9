import type { RouterContextProvider } from 'react-router';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { type SitePicture, sitePictureUrl } from '#app/shared/site-pictures.ts';

/** Pictures of the page templates, by name. */
export async function loadSitePictures<Name extends SitePicture>(
  context: Readonly<RouterContextProvider>,
  ...names: Name[]
): Promise<Record<Name, PictureView>> {
  const picture = await orWhenFailing(
    context,
    'site pictures',
    findPictures(db, names.map(sitePictureUrl)),
    (src: string): PictureView => ({ src }),
  );
  return Object.fromEntries(names.map((name) => [name, picture(sitePictureUrl(name))])) as Record<Name, PictureView>;
}
