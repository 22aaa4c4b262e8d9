import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import { findLink } from '#app/features/people/links.server.ts';
import { setPasswordByLink } from '#app/features/people/new-password.server.ts';
import { noteActivityOf } from '#app/server/activity.server.ts';
import { hashPassword } from '#app/server/auth/password-hash.server.ts';
import { onBehalfOf, PasswordQueueFull } from '#app/server/auth/password-queue.server.ts';
import { findPasswordProblem, PASSWORD_MAX } from '#app/server/auth/password-rules.server.ts';
import { signInAdmin } from '#app/server/auth/sign-in.server.ts';
import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { type Limit, takeAttempt } from '#app/server/rate-limit.server.ts';
import type { RequestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';
import { redirectWithToast } from '#app/server/toast.server.ts';
import type { NewPasswordAnswer } from './new-password-answer.ts';

/** Whoever sets a password without knowing another one: more than the eight characters of the account page. */
const SHORTEST = 12;
const PER_VISITOR: Limit = { max: 20, windowSeconds: 15 * 60 };

const sent = z.object({
  wanted: z
    .string()
    .max(PASSWORD_MAX + 1)
    .catch(''),
  again: z
    .string()
    .max(PASSWORD_MAX + 1)
    .catch(''),
});

/** Sets the password that a link allows to set, and signs in with it; the second factor is asked for as ever. */
export async function setPassword(token: string, form: FormData, request: Request, facts: RequestFacts) {
  const { wanted, again } = sent.parse(Object.fromEntries(form));
  const attempt = await takeAttempt(db, `new-password:${facts.clientNetwork}`, PER_VISITOR);
  if (!attempt.allowed)
    return refuse(
      { error: `Cok fazla deneme yapildi. ${Math.ceil(attempt.retryAfter / 60)} dakika sonra yeniden deneyin.` },
      429,
    );
  const link = await findLink(db, token);
  if (!link) {
    logSecurity('link_refused', facts);
    return refuse({ expired: true }, 410);
  }
  const errors = await check(wanted, again, link.email);
  if (errors) return refuse({ errors }, 400);
  try {
    const hash = await onBehalfOf(request.signal, () => hashPassword(wanted));
    const user = await setPasswordByLink(db, token, hash);
    if (!user) return refuse({ expired: true }, 410);
    logSecurity('password_set', facts, { account: user.email, by: link.purpose });
    sendQueuedMail();
    return signIn(user.email, wanted, link.purpose, request, facts);
  } catch (error) {
    if (!(error instanceof PasswordQueueFull)) throw error;
    return refuse({ error: 'Su anda cok sayida giris deneniyor. Birkac saniye sonra yeniden deneyin.' }, 503);
  }
}

async function signIn(
  email: string,
  password: string,
  purpose: 'invitation' | 'reset',
  request: Request,
  facts: RequestFacts,
) {
  const result = await signInAdmin({ email, password }, request, facts);
  if (result.ok === 'code-needed') return data<NewPasswordAnswer>({ codeNeeded: true }, { headers: result.headers });
  // The password is set: what is left is to sign in with it.
  if (!result.ok) return redirect(href('/admin/login'));
  await noteActivityOf(result.admin, { action: 'sign_in', entity: 'account' });
  const text = purpose === 'reset' ? 'Sifreniz degisti.' : 'Giris basarili';
  return redirectWithToast(href('/admin/dashboard'), { kind: 'success', text }, { headers: result.headers });
}

async function check(wanted: string, again: string, email: string) {
  if (wanted.length < SHORTEST) return { wanted: 'Sifre cok kisa.' };
  const problem = await findPasswordProblem(wanted, { email, siteName: env.site.name });
  if (problem === 'length') return { wanted: 'Sifre cok uzun.' };
  if (problem === 'common') return { wanted: 'Bu sifre cok kolay tahmin edilir, baska bir sifre secin.' };
  if (problem === 'own-words')
    return { wanted: 'Sifre yalnizca adinizdan, firma adindan ve benzeri sozcuklerden olusamaz.' };
  return wanted === again ? null : { again: 'Iki sifre ayni degil.' };
}

const refuse = (answer: NewPasswordAnswer, status: number) => data<NewPasswordAnswer>(answer, { status });
