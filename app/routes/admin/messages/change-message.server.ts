import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { findMessage } from '#app/features/messages/admin-queries.server.ts';
import { deleteMessage, eraseMessage, markRead, markUnread } from '#app/features/messages/admin-service.server.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { resendMessage } from '#app/features/messages/service.server.ts';
import { eraseSubscriber, unsubscribe } from '#app/features/newsletter/service.server.ts';
import { subscriptionInput } from '#app/features/newsletter/subscription.ts';
import { BACKUP_NOTE, movedToBin } from '#app/routes/admin/list/moved-to-bin.ts';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { requireRight } from '#app/server/auth/rights.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Toast } from '#app/server/toast.server.ts';
import { idInput } from '#app/shared/ids.ts';

const change = z.object({ intent: z.enum(['read', 'unread', 'resend', 'delete', 'erase']), id: idInput });
type Intent = z.infer<typeof change>['intent'];

type Changed = { intent: Intent; toast: Toast; status: 200 | 404 | 409 };

const GONE: Toast = { kind: 'error', text: 'Mesaj bulunamadı. Silinmiş olabilir.' };
const NO_SERVICE: Toast = {
  kind: 'error',
  text: 'Form servisi ayarlanmamış. Mesaj yalnızca burada saklanıyor.',
};
const DONE: Record<'read' | 'unread', Toast> = {
  read: { kind: 'success', text: 'Mesaj okundu olarak işaretlendi' },
  unread: { kind: 'success', text: 'Mesaj okunmadı olarak işaretlendi' },
};

/** What the list and the page of a message can do with it. */
export async function changeMessage(form: FormData, context: Readonly<RouterContextProvider>): Promise<Changed> {
  const { intent, id } = parseIntent(form, change);
  if (intent === 'erase') requireRight(context, 'erase');
  return apply(intent, context.get(adminContext), id);
}

export async function removeSubscriber(form: FormData, context: Readonly<RouterContextProvider>) {
  const parsed = subscriptionInput.safeParse(Object.fromEntries(form));
  const actor = context.get(adminContext);
  const email = parsed.data?.email ?? '';
  if (form.get('for_good')) {
    requireRight(context, 'erase');
    const erased = await eraseSubscriber(db, actor, email);
    return erased ? { toast: ERASED, status: 200 } : { toast: NOT_LISTED, status: 404 };
  }
  const removed = await unsubscribe(db, actor, email);
  if (!removed) return { toast: NOT_LISTED, status: 404 };
  return { toast: movedToBin('Adres bültenden çıkarıldı', removed.id, email), status: 200 };
}

const NOT_LISTED: Toast = { kind: 'error', text: 'Bu adres bülten listesinde yok' };
const ERASED: Toast = { kind: 'success', text: 'Adres kalıcı olarak silindi', detail: BACKUP_NOTE };

async function apply(intent: Intent, actor: Actor, id: string): Promise<Changed> {
  if (intent === 'resend') {
    const result = await resendMessage(db, actor, id, formService);
    if (result === 'missing') return { intent, toast: GONE, status: 404 };
    if (result === 'delivered') return { intent, toast: { kind: 'success', text: 'Mesaj gönderildi' }, status: 200 };
    if (result === 'stored') return { intent, toast: NO_SERVICE, status: 409 };
    const why = (await findMessage(db, id))?.delivery_error;
    const text = `Mesaj gönderilemedi. ${why ?? ''}`.trim();
    return { intent, toast: { kind: 'error', text }, status: 409 };
  }
  if (intent === 'delete') {
    const deleted = await deleteMessage(db, actor, id);
    if (!deleted.ok) return { intent, toast: GONE, status: 404 };
    return { intent, toast: movedToBin('Mesaj silindi', id, deleted.title), status: 200 };
  }
  if (intent === 'erase') {
    const erased = await eraseMessage(db, actor, id);
    if (!erased.ok) return { intent, toast: GONE, status: 404 };
    const toast: Toast = { kind: 'success', text: 'Mesaj kalıcı olarak silindi', detail: BACKUP_NOTE };
    return { intent, toast, status: 200 };
  }
  const done = await { read: markRead, unread: markUnread }[intent](db, actor, id);
  return done ? { intent, toast: DONE[intent], status: 200 } : { intent, toast: GONE, status: 404 };
}
