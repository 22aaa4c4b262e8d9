import type { RouterContextProvider } from 'react-router';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { sitePictureUrl } from '#app/shared/site-pictures.ts';

export async function findSignInPicture(context: Readonly<RouterContextProvider>) {
  const address = sitePictureUrl('hero-terrace.jpg');
  const pictureOf = await orWhenFailing(context, 'login picture', findPictures(db, [address]), (src) => ({ src }));
  return pictureOf(address);
}
