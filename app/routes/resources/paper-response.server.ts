import type { PaperFile } from '#app/features/paper/paper-files.server.ts';
import { log } from '#app/server/log.server.ts';
import { QueueFullError } from '#app/server/pictures/queue.server.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';

const RETRY_SECONDS = { full: '10', failed: '30' };

/** A PDF file to be read in the browser, or a Turkish sentence when it could not be made now. */
export async function answerPaper(name: string, making: Promise<PaperFile>): Promise<Response> {
  try {
    const { bytes, version } = await making;
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${transliteratedSlug(name) || 'katalog'}.pdf"; filename*=UTF-8''${encodeName(name)}.pdf`,
        // Kept by the browser, and asked for again each time: a change makes a new file.
        'cache-control': 'public, no-cache',
        etag: `"${version}"`,
      },
    });
  } catch (error) {
    const isFull = error instanceof QueueFullError;
    if (!isFull) log.error({ err: error, name }, 'could not make a PDF file');
    return new Response(
      isFull
        ? 'Şu anda çok sayıda belge hazırlanıyor. Lütfen biraz sonra yeniden deneyin.'
        : 'Belge şu anda hazırlanamadı. Lütfen yarım dakika sonra yeniden deneyin.',
      {
        status: 503,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': isFull ? RETRY_SECONDS.full : RETRY_SECONDS.failed,
        },
      },
    );
  }
}

/** RFC 8187: encodeURIComponent leaves a few signs that are not allowed there. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
