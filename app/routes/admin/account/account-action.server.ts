import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import { concludePasswordChange } from '#app/features/people/new-password.server.ts';
import { noteActivity } from '#app/server/activity.server.ts';
import { type Admin, adminContext } from '#app/server/auth/guard.server.ts';
import { onBehalfOf, PasswordQueueFull } from '#app/server/auth/password-queue.server.ts';
import { findPasswordProblem } from '#app/server/auth/password-rules.server.ts';
import {
  beginSecondFactor,
  changePassword,
  checkCode,
  checkPassword,
  confirmSecondFactor,
  endSecondFactor,
  isFirstUse,
  makeBackupCodes,
  type SecondFactorSetup,
} from '#app/server/auth/second-factor.server.ts';
import { endOtherSessions, endSession } from '#app/server/auth/sessions.server.ts';
import { auth } from '#app/server/auth.server.ts';
import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { takeAttempt } from '#app/server/rate-limit.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';

const password = z.string().max(2000);
const code = z.string().max(50);
const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('end-session'), current: password, end: z.union([z.literal('others'), z.uuid()]) }),
  z.object({ intent: z.literal('password'), current: password, wanted: password, again: password }),
  z.object({ intent: z.literal('code-begin'), current: password }),
  z.object({ intent: z.literal('code-confirm'), code }),
  z.object({ intent: z.literal('code-end'), current: password, code }),
  z.object({ intent: z.literal('code-new-backups'), current: password, code }),
]);
type Change = z.infer<typeof change>;

export type AccountAnswer = {
  intent: string;
  toast?: { kind: 'success' | 'error'; text: string };
  errors?: { current?: string; wanted?: string; again?: string; code?: string };
  setup?: SecondFactorSetup;
  backupCodes?: string[];
};

/** Whoever finds a screen unlocked must not be able to try passwords on it for long. */
const LIMIT = { max: 10, windowSeconds: 15 * 60 };
const BUSY = 'Şu anda çok sayıda giriş deneniyor. Birkaç saniye sonra yeniden deneyin.';
const WRONG = 'Mevcut şifre hatalı';
const WRONG_CODE = 'Kod hatalı ya da süresi geçmiş';

export async function changeAccount(request: Request, context: Readonly<RouterContextProvider>) {
  const parsed = change.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return refuse('', { toast: { kind: 'error', text: 'İşlem yapılamadı' } });
  const { id, email } = context.get(adminContext);
  if ('current' in parsed.data || 'code' in parsed.data) {
    const { allowed, retryAfter } = await takeAttempt(db, `account:${id}`, LIMIT);
    const text = `Çok fazla deneme yapıldı. ${Math.ceil(retryAfter / 60)} dakika sonra yeniden deneyin.`;
    if (!allowed) {
      logSecurity('account_limited', context.get(requestFacts), { account: email });
      return refuse(parsed.data.intent, { toast: { kind: 'error', text } }, 429);
    }
  }
  try {
    return await onBehalfOf(request.signal, () => apply(parsed.data, request.headers, context));
  } catch (error) {
    if (!(error instanceof PasswordQueueFull)) throw error;
    return refuse(parsed.data.intent, { toast: { kind: 'error', text: BUSY } }, 503);
  }
}

async function apply(wanted: Change, headers: Headers, context: Readonly<RouterContextProvider>) {
  const admin = context.get(adminContext);
  const note = (action: Parameters<typeof noteActivity>[1]['action']) =>
    noteActivity(context, { action, entity: 'account' });
  // Without JavaScript the page comes with this very answer, and the guard looked before the change.
  const show = (now: Partial<Admin>) => context.set(adminContext, { ...admin, ...now });
  switch (wanted.intent) {
    case 'end-session': {
      if (!(await checkPassword(auth, headers, wanted.current)))
        return refuse(wanted.intent, { errors: { current: WRONG } });
      if (wanted.end === 'others') {
        await endOtherSessions(db, admin, admin.sessionId);
        return done(wanted.intent, 'Diğer oturumlar kapatıldı');
      }
      const ended = await endSession(db, admin, wanted.end);
      return done(wanted.intent, ended ? 'Oturum kapatıldı' : 'Bu oturum zaten kapalı');
    }
    case 'password': {
      const errors = await checkNewPassword(wanted, admin.email);
      if (errors) return refuse(wanted.intent, { errors });
      const changed = await changePassword(auth, headers, wanted);
      if (!changed) return refuse(wanted.intent, { errors: { current: WRONG } });
      await db.updateTable('user').set({ passwordMade: false }).where('id', '=', admin.id).execute();
      show({ hasGeneratedPassword: false });
      await note('password');
      await db.transaction().execute((trx) => concludePasswordChange(trx, admin));
      sendQueuedMail();
      return done(wanted.intent, 'Şifreniz değiştirildi, diğer oturumlar kapatıldı', changed);
    }
    case 'code-begin': {
      // What is on is changed by turning it off first, and that takes a code.
      if (admin.secondFactor) return refuse(wanted.intent, { errors: { current: 'İki adımlı giriş zaten açık' } });
      const setup = await beginSecondFactor(auth, headers, wanted.current);
      return setup ? answer({ intent: wanted.intent, setup }) : refuse(wanted.intent, { errors: { current: WRONG } });
    }
    case 'code-confirm': {
      const confirmed = await confirmSecondFactor(auth, headers, wanted.code);
      if (!confirmed) return refuse(wanted.intent, { errors: { code: WRONG_CODE } });
      await isFirstUse(db, admin.id, wanted.code);
      await note('second_factor_on');
      show({ secondFactor: true });
      return done(wanted.intent, 'İki adımlı giriş açıldı', confirmed);
    }
    case 'code-end': {
      const refused = await checkBothFactors(wanted, headers, admin.id);
      if (refused) return refused;
      const ended = await endSecondFactor(auth, headers, wanted.current);
      if (!ended) return refuse(wanted.intent, { errors: { current: WRONG } });
      await note('second_factor_off');
      show({ secondFactor: false });
      return done(wanted.intent, 'İki adımlı giriş kapatıldı', ended);
    }
    case 'code-new-backups': {
      const refused = await checkBothFactors(wanted, headers, admin.id);
      if (refused) return refused;
      const backupCodes = await makeBackupCodes(auth, headers, wanted.current);
      if (!backupCodes) return refuse(wanted.intent, { errors: { current: WRONG } });
      return answer({ intent: wanted.intent, backupCodes });
    }
  }
}

/** The password first: a wrong one uses up no code. */
async function checkBothFactors(
  { intent, current, code }: Extract<Change, { intent: 'code-end' | 'code-new-backups' }>,
  headers: Headers,
  userId: string,
) {
  if (!(await checkPassword(auth, headers, current))) return refuse(intent, { errors: { current: WRONG } });
  if (!(await checkCode(auth, db, headers, userId, code))) return refuse(intent, { errors: { code: WRONG_CODE } });
  return null;
}

async function checkNewPassword(
  { current, wanted, again }: { current: string; wanted: string; again: string },
  email: string,
) {
  const problem = await findPasswordProblem(wanted, { email, siteName: env.site.name });
  if (problem === 'length') return { wanted: 'Şifre en az 8 karakter olmalıdır' };
  if (problem === 'common') return { wanted: 'Bu şifre çok kolay tahmin edilir, başka bir şifre seçin' };
  if (problem === 'own-words')
    return { wanted: 'Şifre yalnızca adınızdan, firma adından ve benzeri sözcüklerden oluşamaz' };
  if (wanted === current) return { wanted: 'Yeni şifre eskisinden farklı olmalıdır' };
  return wanted === again ? undefined : { again: 'İki şifre aynı değil' };
}

const answer = (body: AccountAnswer, init: { status?: number; headers?: Headers } = {}) => data(body, init);
const done = (intent: string, text: string, headers = new Headers()) =>
  answer({ intent, toast: { kind: 'success', text } }, { headers });
const refuse = (intent: string, rest: Omit<AccountAnswer, 'intent'>, status = 400) =>
  answer({ intent, ...rest }, { status });
