import { log } from '#app/server/log.server.ts';
import { MISSING_PICTURE, MISSING_PICTURE_HEADERS } from '#app/server/pictures/missing-picture.server.ts';
import { QueueFullError } from '#app/server/pictures/queue.server.ts';
import { getRendition } from '#app/server/pictures.server.ts';
import { readRenditionUrl } from '#app/shared/images.ts';
import { type PreparedResponse, prepareBytes, prepareText } from './transport/prepared-response.server.ts';

const RETRY_SECONDS = '5';
const CONTENT_TYPE = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * A picture in one of the offered widths and formats; undefined for any other address. Answered before the router, because
 * a page shows a dozen of them. The address contains the hash of the content, so browsers may cache it forever.
 */
export async function answerPicture(
  path: string,
  client: string,
  headers: Record<string, string>,
): Promise<PreparedResponse | undefined> {
  const wanted = readRenditionUrl(path);
  if (!wanted) return undefined;
  const missing = (status: number, more: Record<string, string> = {}) =>
    prepareText(status, MISSING_PICTURE, { ...headers, ...MISSING_PICTURE_HEADERS, ...more });
  try {
    const bytes = await getRendition(wanted, client);
    if (!bytes) return missing(404);
    const type = CONTENT_TYPE[wanted.format];
    return prepareBytes(bytes, {
      ...headers,
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  } catch (error) {
    if (error instanceof QueueFullError) return missing(503, { 'retry-after': RETRY_SECONDS });
    log.error({ err: error, path }, 'could not make a picture');
    return missing(503);
  }
}
