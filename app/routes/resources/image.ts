import { MISSING_PICTURE, MISSING_PICTURE_HEADERS } from '#app/server/pictures/missing-picture.server.ts';
import { isSafePath } from '#app/server/store/store.server.ts';
import { store } from '#app/server/store.server.ts';
import { UPLOAD_CACHE_SECONDS } from '#app/shared/limits.ts';
import type { Route } from './+types/image.ts';

/** The public address of an object in the bucket `images`, as it was stored. */
export async function loader({ params }: Route.LoaderArgs) {
  const path = params['*'];
  const file = isSafePath(path) ? await store.get(path) : null;
  if (!file) return new Response(MISSING_PICTURE, { status: 404, headers: MISSING_PICTURE_HEADERS });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.contentType,
      'cache-control': `public, max-age=${UPLOAD_CACHE_SECONDS}`,
      // Of letters, digits, dots and hyphens alone: isSafePath has seen to it.
      'content-disposition': `inline; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
    },
  });
}
