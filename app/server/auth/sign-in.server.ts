import { APIError } from 'better-auth/api';
import { auth } from '#app/server/auth.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { clearAttempts, type Limit, takeAttempt } from '#app/server/rate-limit.server.ts';

export type SignInResult =
  | { ok: true; headers: Headers; admin: { id: string; email: string } }
  /** The password was right; the cookie in `headers` allows a code to be entered. */
  | { ok: 'code-needed'; headers: Headers }
  | { ok: false; status: number; message: string };

/** Per visitor's address and per account, so neither one machine nor many can go on guessing; both windows end by themselves. */
const PER_ADDRESS: Limit = { max: 20, windowSeconds: 15 * 60 };
const PER_ACCOUNT_AND_ADDRESS: Limit = { max: 5, windowSeconds: 5 * 60 };
/** Besides the five tries that each right password opens. */
const CODES_PER_ADDRESS: Limit = { max: 10, windowSeconds: 15 * 60 };

export async function signInAdmin(
  { email, password }: { email: string; password: string },
  headers: Headers,
  clientAddress: string,
): Promise<SignInResult> {
  const keys = { address: `login:${clientAddress}`, account: `login:${clientAddress}:${email.toLowerCase()}` };
  const byAddress = await takeAttempt(db, keys.address, PER_ADDRESS);
  const byAccount = await takeAttempt(db, keys.account, PER_ACCOUNT_AND_ADDRESS);
  if (!byAddress.allowed || !byAccount.allowed) {
    return tooMany(Math.max(byAddress.retryAfter, byAccount.retryAfter));
  }
  try {
    const signedIn = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
    await clearAttempts(db, keys.account);
    await clearAttempts(db, keys.address);
    const answer = signedIn.response;
    if ('twoFactorRedirect' in answer) return { ok: 'code-needed', headers: signedIn.headers };
    return { ok: true, headers: signedIn.headers, admin: answer.user };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) {
      return { ok: false, status: 401, message: 'E-posta veya sifre hatali' };
    }
    return failed(error);
  }
}

const APP_CODE = /^\d{6}$/;

/** The second step: a code from the app, or one of the backup codes, each of which works once. */
export async function enterCode(code: string, headers: Headers, clientAddress: string): Promise<SignInResult> {
  const key = `login-code:${clientAddress}`;
  const attempt = await takeAttempt(db, key, CODES_PER_ADDRESS);
  if (!attempt.allowed) return tooMany(attempt.retryAfter);
  const typed = code.replace(/\s/g, '');
  const verify = APP_CODE.test(typed) ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
  try {
    const signedIn = await verify({ body: { code: typed }, headers, returnHeaders: true });
    await clearAttempts(db, key);
    return { ok: true, headers: signedIn.headers, admin: signedIn.response.user };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) return failed(error);
    return { ok: false, status: 401, message: 'Kod hatali ya da suresi gecmis' };
  }
}

function tooMany(seconds: number): SignInResult {
  const minutes = Math.ceil(seconds / 60);
  return { ok: false, status: 429, message: `Cok fazla deneme yapildi. ${minutes} dakika sonra yeniden deneyin.` };
}

function failed(error: unknown): SignInResult {
  log.error({ err: error }, 'sign-in failed');
  return { ok: false, status: 500, message: 'Giris yapilirken bir hata olustu' };
}
