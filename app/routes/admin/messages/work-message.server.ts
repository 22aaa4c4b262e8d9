import { href } from 'react-router';
import { z } from 'zod';
import { isMailSetUp, sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import { CHANNELS, type Channel } from '#app/features/messages/event.ts';
import { MESSAGE_STATES, type MessageState, STATE_LABELS } from '#app/features/messages/state.ts';
import {
  addNote,
  dispatchSamples,
  noteReply,
  release,
  setState,
  take,
  type Worked,
} from '#app/features/messages/work.server.ts';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Toast } from '#app/server/toast.server.ts';
import { idInput } from '#app/shared/ids.ts';
import { cleanLine, cleanText } from '#app/shared/input-text.ts';
import type { WorkAnswer, WorkErrors } from './work-answer.ts';

const state = z.enum(MESSAGE_STATES);
/** Checked below, where a message at the field is possible. */
const typed = z.string().max(100_000).catch('');
const taken = z
  .string()
  .max(254)
  .transform((email) => email || null);

const input = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('state'), id: idInput, seen: state, state }),
  z.object({
    intent: z.literal('reply'),
    id: idInput,
    seen: state,
    channel: z.enum(Object.keys(CHANNELS) as [Channel]),
  }),
  z.object({ intent: z.enum(['take', 'release']), id: idInput, seen: taken }),
  z.object({ intent: z.literal('note'), id: idInput, text: typed }),
  z.object({ intent: z.literal('dispatch'), id: idInput, carrier: typed, tracking_number: typed }),
]);

const INTENTS = ['state', 'reply', 'take', 'release', 'note', 'dispatch'];
export const isWork = (form: FormData) => INTENTS.includes(String(form.get('intent')));

const text = (max: number, missing: string) =>
  z
    .string()
    .min(1, missing)
    .max(max, { error: ({ input }) => `En fazla ${max} karakter; şimdi ${String(input).length}.` });
const note = z.object({ text: z.string().transform(cleanText).pipe(text(2000, 'Notunuzu yazın.')) });
const dispatch = z.object({
  carrier: z.string().transform(cleanLine).pipe(text(60, 'Kargo firmasını yazın.')),
  tracking_number: z.string().transform(cleanLine).pipe(text(60, 'Takip numarasını yazın.')),
});

const TOLD = { detail: 'Ziyaretçiye takip numarasıyla bir e-posta gönderiliyor.' };
const NOT_TOLD = { detail: 'E-posta sunucusu ayarlanmadığı için ziyaretçiye “Numuneleriniz yolda” iletisi gitmedi.' };

/** What the page of a message does with it beyond reading, sending and deleting. */
export async function workOnMessage(form: FormData, actor: Actor): Promise<WorkAnswer & { status: number }> {
  const wanted = parseIntent(form, input);
  const { id } = wanted;
  switch (wanted.intent) {
    case 'state': {
      const worked = await setState(db, actor, id, wanted.seen, wanted.state);
      return answer(worked, changedState(id, wanted.seen, wanted.state));
    }
    case 'reply': {
      const worked = await noteReply(db, actor, id, wanted.seen, wanted.channel);
      const told: Toast = { kind: 'success', text: 'Yanıt mesajın geçmişine yazıldı.' };
      return answer(worked, wanted.seen === 'answered' ? told : changedState(id, wanted.seen, 'answered'));
    }
    case 'take':
      return answer(await take(db, actor, id, wanted.seen), { kind: 'success', text: 'Mesajı üstlendiniz.' });
    case 'release':
      return answer(await release(db, actor, id, wanted.seen), { kind: 'success', text: 'Mesaj bırakıldı.' });
    case 'note': {
      const checked = note.safeParse(wanted);
      if (!checked.success) return refuse(wanted, checked.error);
      return answer(await addNote(db, actor, id, checked.data.text), { kind: 'success', text: 'Not eklendi.' });
    }
    case 'dispatch': {
      const checked = dispatch.safeParse(wanted);
      if (!checked.success) return refuse(wanted, checked.error);
      const worked = await dispatchSamples(db, actor, id, checked.data);
      sendQueuedMail();
      const { detail } = isMailSetUp ? TOLD : NOT_TOLD;
      return answer(worked, { kind: 'success', text: 'Kutu kargoya verildi.', detail });
    }
  }
}

function changedState(id: string, before: MessageState, after: MessageState): Toast {
  return {
    kind: 'success',
    text: `Mesaj “${STATE_LABELS[after]}” oldu.`,
    ...(before !== after && {
      undo: {
        to: href('/admin/messages/:id', { id }),
        fields: { intent: 'state', id, seen: after, state: before },
      },
    }),
  };
}

function answer(worked: Worked, toast: Toast) {
  if (worked.ok) return { toast, status: 200 };
  if (worked.reason === 'not-found')
    return { toast: { kind: 'error', text: 'Mesaj bulunamadı. Silinmiş olabilir.' } as Toast, status: 404 };
  if (worked.reason === 'no-samples')
    return {
      toast: { kind: 'error', text: 'Bu mesajda numune istenmemiş; kargoya verilecek kutu yok.' } as Toast,
      status: 409,
    };
  const who = worked.by || 'Başka biri';
  const detail = 'Sayfa şimdiki hâlini gösteriyor; gerekirse yeniden deneyin.';
  return { toast: { kind: 'error', text: `Bu mesajı siz bakarken ${who} değiştirdi.`, detail } as Toast, status: 409 };
}

function refuse(values: Record<string, unknown>, error: z.ZodError): WorkAnswer & { status: number } {
  return {
    errors: z.flattenError(error).fieldErrors as WorkErrors,
    values: values as Record<string, string>,
    status: 400,
  };
}
