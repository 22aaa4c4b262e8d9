import { getRendition } from '#app/server/pictures.server.ts';
import { readRenditionUrl } from '#app/shared/images.ts';
import { type FinishedPage, finishBytes, finishText } from './finished-page.server.ts';

const CONTENT_TYPE = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * A picture in one of the offered widths and formats; undefined when the address is none. A page shows a dozen of them, so
 * they are answered before the router. The address carries the content's hash: what it names never changes.
 */
export async function answerPicture(path: string, headers: Record<string, string>): Promise<FinishedPage | undefined> {
  const wanted = readRenditionUrl(path);
  if (!wanted) return undefined;
  const bytes = await getRendition(wanted);
  if (!bytes) return finishText(404, 'Görsel bulunamadı', headers);
  return finishBytes(bytes, {
    ...headers,
    'content-type': CONTENT_TYPE[wanted.format],
    'cache-control': 'public, max-age=31536000, immutable',
  });
}
