import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { noteActivity } from '#app/server/activity.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { findPasswordProblem } from '#app/server/auth/password-rules.server.ts';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
  makeBackupCodes,
  type SecondFactorSetup,
} from '#app/server/auth/second-factor.server.ts';
import { endOtherSessions, endSession } from '#app/server/auth/sessions.server.ts';
import { auth } from '#app/server/auth.server.ts';
import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { takeAttempt } from '#app/server/rate-limit.server.ts';

const password = z.string().max(2000);
const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('end-session'), id: z.uuid() }),
  z.object({ intent: z.literal('end-others') }),
  z.object({ intent: z.literal('password'), current: password, wanted: password, again: password }),
  z.object({ intent: z.literal('code-begin'), current: password }),
  z.object({ intent: z.literal('code-confirm'), code: z.string().max(50) }),
  z.object({ intent: z.literal('code-end'), current: password }),
  z.object({ intent: z.literal('code-new-backups'), current: password }),
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
const WRONG = 'Mevcut şifre hatalı';

export async function changeAccount(request: Request, context: Readonly<RouterContextProvider>) {
  const parsed = change.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return refuse('', { toast: { kind: 'error', text: 'İşlem yapılamadı' } });
  const { id } = context.get(adminContext);
  if ('current' in parsed.data || 'code' in parsed.data) {
    const { allowed, retryAfter } = await takeAttempt(db, `account:${id}`, LIMIT);
    const text = `Çok fazla deneme yapıldı. ${Math.ceil(retryAfter / 60)} dakika sonra yeniden deneyin.`;
    if (!allowed) return refuse(parsed.data.intent, { toast: { kind: 'error', text } }, 429);
  }
  return apply(parsed.data, request.headers, context);
}

async function apply(wanted: Change, headers: Headers, context: Readonly<RouterContextProvider>) {
  const admin = context.get(adminContext);
  const note = (action: Parameters<typeof noteActivity>[1]['action']) =>
    noteActivity(context, { action, entity: 'account' });
  switch (wanted.intent) {
    case 'end-session': {
      if (!(await endSession(db, admin, wanted.id))) return done(wanted.intent, 'Bu oturum zaten kapalı');
      return done(wanted.intent, 'Oturum kapatıldı');
    }
    case 'end-others':
      await endOtherSessions(db, admin, admin.sessionId);
      return done(wanted.intent, 'Diğer oturumlar kapatıldı');
    case 'password': {
      const errors = await checkNewPassword(wanted, admin.email);
      if (errors) return refuse(wanted.intent, { errors });
      const changed = await changePassword(auth, headers, wanted);
      if (!changed) return refuse(wanted.intent, { errors: { current: WRONG } });
      await note('password');
      return done(wanted.intent, 'Şifreniz değiştirildi, diğer oturumlar kapatıldı', changed);
    }
    case 'code-begin': {
      const setup = await beginSecondFactor(auth, headers, wanted.current);
      return setup ? answer({ intent: wanted.intent, setup }) : refuse(wanted.intent, { errors: { current: WRONG } });
    }
    case 'code-confirm': {
      const confirmed = await confirmSecondFactor(auth, headers, wanted.code);
      if (!confirmed) return refuse(wanted.intent, { errors: { code: 'Kod hatalı ya da süresi geçmiş' } });
      await note('second_factor_on');
      return done(wanted.intent, 'İki adımlı giriş açıldı', confirmed);
    }
    case 'code-end': {
      const ended = await endSecondFactor(auth, headers, wanted.current);
      if (!ended) return refuse(wanted.intent, { errors: { current: WRONG } });
      await note('second_factor_off');
      return done(wanted.intent, 'İki adımlı giriş kapatıldı', ended);
    }
    case 'code-new-backups': {
      const backupCodes = await makeBackupCodes(auth, headers, wanted.current);
      if (!backupCodes) return refuse(wanted.intent, { errors: { current: WRONG } });
      return answer({ intent: wanted.intent, backupCodes });
    }
  }
}

async function checkNewPassword({ wanted, again }: { wanted: string; again: string }, email: string) {
  const problem = await findPasswordProblem(wanted, { email, siteName: env.site.name });
  if (problem === 'length') return { wanted: 'Şifre en az 8 karakter olmalıdır' };
  if (problem === 'common') return { wanted: 'Bu şifre çok kolay tahmin edilir, başka bir şifre seçin' };
  if (problem === 'own-words')
    return { wanted: 'Şifre yalnızca adınızdan, firma adından ve benzeri sözcüklerden oluşamaz' };
  return wanted === again ? undefined : { again: 'İki şifre aynı değil' };
}

const answer = (body: AccountAnswer, init: { status?: number; headers?: Headers } = {}) => data(body, init);
const done = (intent: string, text: string, headers = new Headers()) =>
  answer({ intent, toast: { kind: 'success', text } }, { headers });
const refuse = (intent: string, rest: Omit<AccountAnswer, 'intent'>, status = 400) =>
  answer({ intent, ...rest }, { status });
