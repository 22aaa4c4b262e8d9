import { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';
import { BodyPool } from './body-pool.server.ts';
import type { MatchedRoute } from './find-routes.server.ts';
import type { Refusal } from './refuse.server.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const SECOND = 1000;

/** The layout whose middleware lets only admins through. */
const GUARDED = 'routes/admin/layout';
const UPLOADS = 'routes/admin/uploads';
const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export const TOO_LONG = 'Gönderdiğiniz metin çok uzun. Kısaltıp yeniden deneyin.';

export interface BodyLimit {
  maxBytes: number;
  /** Until its last byte has arrived. */
  maxMs: number;
  pool: BodyPool;
}

/**
 * Twelve pictures at once from one office have a pool of their own, which strangers cannot fill, and on a line of
 * 1 Mbit/s, which they share, they take ten minutes.
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

/** Decides before the body is read: a large one is taken only from somebody who is signed in, for the back-office. */
export async function findBodyLimit(
  { length, type }: { length: number; type: string },
  routes: MatchedRoute[],
  isSignedIn: () => Promise<boolean>,
): Promise<BodyLimit | Refusal> {
  const isUpload = routes.at(-1)?.id === UPLOADS;
  const isGuarded = routes.some(({ id }) => id === GUARDED);
  const largest = isGuarded ? STAFF : EVERYBODY;
  if (length > largest.maxBytes) return { status: 413, text: isUpload ? UPLOAD_ERRORS.size : TOO_LONG };
  // An upload answers in JSON itself, whatever it was sent.
  if (length > 0 && !isUpload && !FORM_TYPES.test(type)) return { status: 415, text: 'Bu istek desteklenmiyor.' };
  if (length <= EVERYBODY.maxBytes) return EVERYBODY;
  return (await isSignedIn()) ? STAFF : { status: 401, text: UPLOAD_ERRORS.session };
}
