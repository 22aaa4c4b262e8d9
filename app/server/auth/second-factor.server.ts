import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { encode } from 'uqr';
import type { Db } from '#app/server/db/schema.ts';
import { takeAttempt } from '#app/server/rate-limit.server.ts';
import { hashBackupCode } from './backup-codes.server.ts';
import type { Auth } from './create-auth.server.ts';

export interface SecondFactorSetup {
  /** For typing in, where no camera is at hand. */
  secret: string;
  /** The squares of the QR code as one SVG path, on a field of `size` by `size`. */
  qr: { size: number; path: string };
  backupCodes: string[];
}

/** Undefined when the password is wrong. Nothing is on until a code has been entered (`confirmSecondFactor`). */
export async function beginSecondFactor(
  auth: Auth,
  headers: Headers,
  password: string,
): Promise<SecondFactorSetup | undefined> {
  const begun = await unlessRefused(auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }));
  if (begun?.method !== 'totp') return undefined;
  const secret = new URL(begun.totpURI).searchParams.get('secret') ?? '';
  return { secret, qr: drawQrCode(begun.totpURI), backupCodes: begun.backupCodes };
}

const APP_CODE = /^\d{6}$/;

/** A code of the app or a backup code, for whom the cookies in `headers` stand; rejects when it is wrong. */
export function verifyCode(auth: Auth, headers: Headers, typed: string) {
  const code = typed.replace(/\s/g, '');
  return APP_CODE.test(code)
    ? auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
    : auth.api.verifyBackupCode({ body: { code: hashBackupCode(code) }, headers, returnHeaders: true });
}

/** An app's code is right for a minute and a half, and one who looked on could enter it too: it counts only once. */
export async function isFirstUse(db: Db, userId: string, typed: string): Promise<boolean> {
  const digest = createHash('sha256').update(typed.replace(/\s/g, '')).digest('hex').slice(0, 32);
  return (await takeAttempt(db, `code-used:${userId}:${digest}`, { max: 1, windowSeconds: 120 })).allowed;
}

/** Asked again before the second factor itself is changed. */
export async function checkCode(auth: Auth, db: Db, headers: Headers, userId: string, typed: string): Promise<boolean> {
  if (!(await isFirstUse(db, userId, typed))) return false;
  return (await unlessRefused(verifyCode(auth, headers, typed))) !== undefined;
}

/** better-auth's own: after ten wrong codes. */
const CODE_LOCK_MS = 15 * 60_000;

/** A lock that ends later than one begun now was begun before the clock was set back, and would hold for that long. */
export async function liftMisdatedLocks(db: Db): Promise<void> {
  const latest = new Date(Date.now() + CODE_LOCK_MS + 60_000).toISOString();
  await db
    .updateTable('twoFactor')
    .set({ lockedUntil: null, failedVerificationCount: 0 })
    .where('lockedUntil', '>', latest)
    .execute();
}

export async function checkPassword(auth: Auth, headers: Headers, password: string): Promise<boolean> {
  return (await unlessRefused(auth.api.verifyPassword({ body: { password }, headers }))) !== undefined;
}

/** The headers that carry on the session, or undefined when the code is wrong. */
export async function confirmSecondFactor(auth: Auth, headers: Headers, code: string): Promise<Headers | undefined> {
  const body = { code: code.replace(/\s/g, '') };
  return (await unlessRefused(auth.api.verifyTOTP({ body, headers, returnHeaders: true })))?.headers;
}

export async function endSecondFactor(auth: Auth, headers: Headers, password: string): Promise<Headers | undefined> {
  return (await unlessRefused(auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })))
    ?.headers;
}

export async function makeBackupCodes(auth: Auth, headers: Headers, password: string): Promise<string[] | undefined> {
  return (await unlessRefused(auth.api.generateBackupCodes({ body: { password }, headers })))?.backupCodes;
}

/** Ends every other session too: whoever knew the old password is out. */
export async function changePassword(
  auth: Auth,
  headers: Headers,
  { current, wanted }: { current: string; wanted: string },
): Promise<Headers | undefined> {
  const body = { currentPassword: current, newPassword: wanted, revokeOtherSessions: true };
  return (await unlessRefused(auth.api.changePassword({ body, headers, returnHeaders: true })))?.headers;
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return undefined;
    throw error;
  }
}

/** Drawn here, so that the secret is sent to nobody who draws QR codes for others. */
function drawQrCode(text: string): SecondFactorSetup['qr'] {
  const { size, data } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
