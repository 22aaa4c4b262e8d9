import { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';
import { BodyPool } from './body-pool.server.ts';
import type { MatchedRoute } from './find-routes.server.ts';
import type { Refusal } from './refuse.server.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const SECOND = 1000;

/** The layout whose middleware requires a session. */
const GUARDED = 'routes/admin/layout';
const UPLOADS = 'routes/admin/uploads';
const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export const TOO_LONG = 'Gönderdiğiniz metin çok uzun. Kısaltıp yeniden deneyin.';

export interface BodyLimit {
  maxBytes: number;
  /** From the request's head to the last byte of its body. */
  maxMs: number;
  pool: BodyPool;
}

/**
 * Sized for twelve pictures uploaded at once from one office, which take ten minutes over 1 Mbit/s. The pool is separate,
 * so that strangers cannot block uploads.
 */
const STAFF: BodyLimit = {
  maxBytes: 6 * MEGABYTE,
  maxMs: 900 * SECOND,
  pool: new BodyPool({ maxBytes: 96 * MEGABYTE, maxPerClient: 24 }),
};

const EVERYBODY: BodyLimit = {
  maxBytes: 128 * KILOBYTE,
  maxMs: 30 * SECOND,
  pool: new BodyPool({ maxBytes: 16 * MEGABYTE, maxPerClient: 24 }),
};

export const LONGEST_BODY_MS = STAFF.maxMs;

/** Called before the body is read. Only signed-in staff may send a large one, and only to the back-office. */
export async function findBodyLimit(
  { length, type }: { length: number; type: string },
  routes: MatchedRoute[],
  isSignedIn: () => Promise<boolean>,
): Promise<BodyLimit | Refusal> {
  const isUpload = routes.at(-1)?.id === UPLOADS;
  const isGuarded = routes.some(({ id }) => id === GUARDED);
  const largest = isGuarded ? STAFF : EVERYBODY;
  if (length > largest.maxBytes) return { status: 413, text: isUpload ? UPLOAD_ERRORS.size : TOO_LONG };
  // The upload route reports a wrong content type itself, as JSON.
  if (length > 0 && !isUpload && !FORM_TYPES.test(type)) return { status: 415, text: 'Bu istek desteklenmiyor.' };
  if (length <= EVERYBODY.maxBytes) return EVERYBODY;
  return (await isSignedIn()) ? STAFF : { status: 401, text: UPLOAD_ERRORS.session };
}
