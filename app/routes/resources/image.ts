import { MISSING_PICTURE, MISSING_PICTURE_HEADERS } from '#app/server/pictures/missing-picture.server.ts';
import { isSafePath } from '#app/server/store/store.server.ts';
import { store } from '#app/server/store.server.ts';
import { UPLOAD_CACHE_SECONDS } from '#app/shared/limits.ts';
import type { Route } from './+types/image.ts';

/** Serves the originals in the bucket `images`. */
export async function loader({ params }: Route.LoaderArgs) {
  const path = params['*'];
  const file = isSafePath(path) ? await store.get(path) : null;
  if (!file) return new Response(MISSING_PICTURE, { status: 404, headers: MISSING_PICTURE_HEADERS });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.contentType,
      'cache-control': `public, max-age=${UPLOAD_CACHE_SECONDS}`,
      // Needs no escaping: isSafePath allows letters, digits, dots, hyphens and underscores only.
      'content-disposition': `inline; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
    },
  });
}
