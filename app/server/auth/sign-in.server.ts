import { APIError } from 'better-auth/api';
import { auth } from '#app/server/auth.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { clearAttempts, type Limit, takeAttempt } from '#app/server/rate-limit.server.ts';

export type SignInResult = { ok: true; headers: Headers } | { ok: false; status: number; message: string };

/** Per visitor's address and per account, so neither one machine nor many can go on guessing; both windows end by themselves. */
const PER_ADDRESS: Limit = { max: 20, windowSeconds: 15 * 60 };
const PER_ACCOUNT_AND_ADDRESS: Limit = { max: 5, windowSeconds: 5 * 60 };

export async function signInAdmin(
  { email, password }: { email: string; password: string },
  headers: Headers,
  clientAddress: string,
): Promise<SignInResult> {
  const keys = { address: `login:${clientAddress}`, account: `login:${clientAddress}:${email.toLowerCase()}` };
  const byAddress = await takeAttempt(db, keys.address, PER_ADDRESS);
  const byAccount = await takeAttempt(db, keys.account, PER_ACCOUNT_AND_ADDRESS);
  if (!byAddress.allowed || !byAccount.allowed) {
    const minutes = Math.ceil(Math.max(byAddress.retryAfter, byAccount.retryAfter) / 60);
    return { ok: false, status: 429, message: `Cok fazla deneme yapildi. ${minutes} dakika sonra yeniden deneyin.` };
  }
  try {
    const signedIn = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
    await clearAttempts(db, keys.account);
    await clearAttempts(db, keys.address);
    return { ok: true, headers: signedIn.headers };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) {
      return { ok: false, status: 401, message: 'E-posta veya sifre hatali' };
    }
    log.error({ err: error }, 'sign-in failed');
    return { ok: false, status: 500, message: 'Giris yapilirken bir hata olustu' };
  }
}
