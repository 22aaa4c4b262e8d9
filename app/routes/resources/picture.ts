import { z } from 'zod';
import { getRendition } from '#app/server/pictures.server.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#app/shared/images.ts';
import type { Route } from './+types/picture.ts';

const address = z.object({
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.coerce.number().pipe(z.literal([...PICTURE_WIDTHS])),
  format: z.enum(PICTURE_FORMATS),
});
const CONTENT_TYPE = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** A picture in one of the offered widths and formats. The address carries the content's hash, so it never changes. */
export async function loader({ params }: Route.LoaderArgs) {
  const [width, format] = params.file.split('.');
  const wanted = address.safeParse({ hash: params.hash, width, format });
  if (!wanted.success) return missing();
  const bytes = await getRendition(wanted.data);
  if (!bytes) return missing();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': CONTENT_TYPE[wanted.data.format],
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

const missing = () => new Response('Görsel bulunamadı', { status: 404 });
