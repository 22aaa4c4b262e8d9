import { data, href } from 'react-router';
import { z } from 'zod';
import { isMailSetUp, sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import { changeRole, removePerson, signOutEverywhere } from '#app/features/people/accounts.server.ts';
import { invite, inviteAgain, setInvitedRole, takeBackInvitation } from '#app/features/people/invitations.server.ts';
import { sendResetLink } from '#app/features/people/reset.server.ts';
import type { Admin } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { idInput } from '#app/shared/ids.ts';
import { cleanLine } from '#app/shared/input-text.ts';
import { ROLES, type Role } from '#app/shared/roles.ts';
import type { PeopleAnswer } from './people-answer.ts';

const role = z.enum(['manager', 'editor']);

export const peopleChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('invite'), email: z.string().max(1000), role }),
  z.object({ intent: z.literal('invite-again'), id: idInput }),
  z.object({ intent: z.literal('take-back'), id: idInput }),
  z.object({ intent: z.literal('invited-role'), id: idInput, role }),
  z.object({ intent: z.literal('role'), id: idInput, role }),
  z.object({ intent: z.literal('reset-link'), id: idInput }),
  z.object({ intent: z.literal('sign-out'), id: idInput }),
  z.object({ intent: z.literal('remove'), id: idInput, heir: idInput.or(z.literal('')).catch('') }),
]);
type Change = z.infer<typeof peopleChange>;

const emailInput = z
  .string()
  .transform((text) => cleanLine(text).toLowerCase())
  .pipe(z.email().max(254));

const GONE = 'Bu kişi artık listede yok. Sayfayı yenileyin.';
const LAST = 'Son yönetici kaldırılamaz. Önce başka birini yönetici yapın.';
const OWN = 'Bunu kendi hesabınız için yapamazsınız.';

export async function changePeople(admin: Admin, change: Change) {
  // Whoever shuts themselves out needs somebody else to come back.
  if ('id' in change && change.id === admin.id) return refuse(OWN, 409);
  switch (change.intent) {
    case 'invite': {
      const values = { email: change.email, role: change.role };
      const email = emailInput.safeParse(change.email);
      if (!email.success) return answer({ error: 'Geçerli bir e-posta adresi yazın.', values }, 400);
      const link = await invite(db, admin, email.data, change.role);
      if (!link) return answer({ error: 'Bu adres zaten kayıtlı.', values }, 409);
      return sent(`Davet ${email.data} adresine gönderildi.`, email.data, link.url);
    }
    case 'invite-again': {
      const link = await inviteAgain(db, admin, change.id);
      return link ? sent(`Davet ${link.email} adresine gönderildi.`, link.email, link.url) : refuse(GONE, 404);
    }
    case 'take-back': {
      const email = await takeBackInvitation(db, admin, change.id);
      return email ? done(`${email} için davet geri alındı.`) : refuse(GONE, 404);
    }
    case 'invited-role': {
      const changed = await setInvitedRole(db, admin, change.id, change.role);
      return changed ? roleSet('invited-role', change, changed) : refuse(GONE, 404);
    }
    case 'role': {
      const changed = await changeRole(db, admin, change.id, change.role);
      if (!changed.ok) return changed.reason === 'last-manager' ? refuse(LAST, 409) : refuse(GONE, 404);
      return roleSet('role', change, changed);
    }
    case 'reset-link': {
      const link = await sendResetLink(db, admin, change.id);
      return link
        ? sent(`Şifre bağlantısı ${link.email} adresine gönderildi.`, link.email, link.url)
        : refuse(GONE, 404);
    }
    case 'sign-out': {
      const email = await signOutEverywhere(db, admin, change.id);
      return email ? done(`${email} bütün cihazlardan çıkarıldı.`) : refuse(GONE, 404);
    }
    case 'remove': {
      const removed = await removePerson(db, admin, change.id, change.heir || null);
      if (removed.ok) return done(`${removed.email} kaldırıldı.`);
      return removed.reason === 'last-manager' ? refuse(LAST, 409) : refuse(GONE, 404);
    }
  }
}

const answer = (body: PeopleAnswer, status = 200) => data<PeopleAnswer>(body, { status });
const done = (text: string) => answer({ toast: { kind: 'success', text } });
const refuse = (text: string, status: number) => answer({ toast: { kind: 'error', text } }, status);

function sent(text: string, email: string, url: string) {
  sendQueuedMail();
  if (isMailSetUp) return done(text);
  return answer({ toast: { kind: 'success', text: 'Bağlantı hazır; kişiye siz iletin.' }, link: { email, url } });
}

function roleSet(
  intent: 'role' | 'invited-role',
  { id, role }: { id: string; role: Role },
  { email, before }: { email: string; before: Role },
) {
  return answer({
    toast: {
      kind: 'success',
      text: `${email} artık ${ROLES[role]}.`,
      undo: { to: href('/admin/people'), fields: { intent, id, role: before } },
    },
  });
}
