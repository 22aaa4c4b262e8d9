import type { RouterContextProvider } from 'react-router';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { sitePictureUrl } from '#app/shared/site-pictures.ts';

export async function findSignInPicture(context: Readonly<RouterContextProvider>) {
  const address = sitePictureUrl('hero-terrace.jpg');
  const found = findPictures(db, [address]).then((pictureOf) => pictureOf(address));
  return orWhenFailing(context, 'login picture', found, { src: address });
}
