import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { findAdmin } from '#app/server/auth/guard.server.ts';
import { isPasswordQueueFull, onBehalfOf, PasswordQueueFull } from '#app/server/auth/password-queue.server.ts';
import { isFirstUse, verifyCode } from '#app/server/auth/second-factor.server.ts';
import { forgetSession } from '#app/server/auth/sessions.server.ts';
import { auth } from '#app/server/auth.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { clearAttempts, type Limit, takeAttempt, takeAttempts } from '#app/server/rate-limit.server.ts';
import type { RequestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';

export type SignInResult =
  | { ok: true; headers: Headers; admin: { id: string; email: string } }
  /** The password was right; the cookie in `headers` allows a code to be entered. */
  | { ok: 'code-needed'; headers: Headers }
  | SignInRefusal;
export type SignInRefusal = { ok: false; status: number; message: string; retryAfter?: number };

export const WRONG_PASSWORD: SignInRefusal = { ok: false, status: 401, message: 'E-posta veya sifre hatali' };

/**
 * Per visitor's network, and within it per account. A guesser with many addresses is slowed down by the password queue
 * and by the second factor, not by these. Both windows end by themselves.
 */
const PER_ADDRESS: Limit = { max: 20, windowSeconds: 15 * 60 };
const PER_ACCOUNT_AND_ADDRESS: Limit = { max: 5, windowSeconds: 5 * 60 };
/** Besides the five tries that each right password opens. */
const CODES_PER_ADDRESS: Limit = { max: 10, windowSeconds: 15 * 60 };

export async function signInAdmin(
  { email, password }: { email: string; password: string },
  { headers, signal }: Request,
  facts: RequestFacts,
): Promise<SignInResult> {
  // Before anything is counted: five of these must not shut the owner out.
  if (isPasswordQueueFull()) return busy(new PasswordQueueFull());
  const from = facts.clientNetwork;
  const keys = { address: `login:${from}`, account: `login:${from}:${email.toLowerCase()}` };
  const who = { account: nameAccount(email) };
  try {
    const attempt = await takeAttempts(db, [
      [keys.address, PER_ADDRESS],
      [keys.account, PER_ACCOUNT_AND_ADDRESS],
    ]);
    if (!attempt.allowed) {
      logSecurity('sign_in_limited', facts, who);
      return tooMany(attempt.retryAfter);
    }
    const signedIn = await onBehalfOf(signal, () =>
      auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
    );
    await clearAttempts(db, keys.account);
    await clearAttempts(db, keys.address);
    // Whoever signs in again, here or as somebody else, leaves no session behind that the browser no longer knows.
    const before = await findAdmin(headers);
    if (before) await forgetSession(db, before.sessionId);
    const answer = signedIn.response;
    if ('twoFactorRedirect' in answer) return { ok: 'code-needed', headers: signedIn.headers };
    logSecurity('signed_in', facts, { ...who, factors: 'password' });
    return { ok: true, headers: signedIn.headers, admin: answer.user };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) {
      logSecurity('sign_in_failed', facts, who);
      return WRONG_PASSWORD;
    }
    // Nobody is there any more to read the answer.
    if (signal.aborted) return WRONG_PASSWORD;
    return failed(error);
  }
}

/** The second step: a code from the app, or one of the backup codes, each of which works once. */
export async function enterCode(code: string, headers: Headers, facts: RequestFacts): Promise<SignInResult> {
  const key = `login-code:${facts.clientNetwork}`;
  const wrong: SignInResult = { ok: false, status: 401, message: 'Kod hatali ya da suresi gecmis' };
  try {
    const attempt = await takeAttempt(db, key, CODES_PER_ADDRESS);
    if (!attempt.allowed) {
      logSecurity('sign_in_limited', facts, { factor: 'code' });
      return tooMany(attempt.retryAfter);
    }
    const signedIn = await verifyCode(auth, headers, code);
    const { token, user } = signedIn.response;
    if (!(await isFirstUse(db, user.id, code))) {
      await db
        .deleteFrom('session')
        .where('token', '=', token ?? '')
        .execute();
      logSecurity('code_failed', facts, { account: user.email, reason: 'used before' });
      return wrong;
    }
    await clearAttempts(db, key);
    logSecurity('signed_in', facts, { account: user.email, factors: 'password and code' });
    return { ok: true, headers: signedIn.headers, admin: user };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) return failed(error);
    logSecurity('code_failed', facts, { reason: 'wrong or too late' });
    return wrong;
  }
}

/** Not everything that is typed into the field is an address; it may be the password. */
const nameAccount = (typed: string) => (z.email().safeParse(typed).success ? typed.toLowerCase() : 'no e-mail address');

function tooMany(seconds: number): SignInResult {
  const minutes = Math.ceil(seconds / 60);
  const message = `Cok fazla deneme yapildi. ${minutes} dakika sonra yeniden deneyin.`;
  return { ok: false, status: 429, message, retryAfter: seconds };
}

function busy({ retryAfter }: PasswordQueueFull): SignInResult {
  const message = 'Su anda cok sayida giris deneniyor. Birkac saniye sonra yeniden deneyin.';
  return { ok: false, status: 503, message, retryAfter };
}

function failed(error: unknown): SignInResult {
  if (error instanceof PasswordQueueFull) return busy(error);
  log.error({ err: error }, 'sign-in failed');
  return { ok: false, status: 500, message: 'Giris yapilirken bir hata olustu' };
}
