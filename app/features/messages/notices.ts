import { z } from 'zod';
import { KIND_LABELS, MESSAGE_KINDS, type MessageKind } from './details.ts';

// Who is told of a new message by mail, and what visitors are told: what is typed, what is wrong with it, what is stored.

/** The row that holds it. */
export const NOTICES_KEY = 'notices';

export const RECIPIENTS_MAX = 10;

export const storedNotices = z.object({
  /** Addresses of staff by kind of message. */
  recipients: z.record(z.enum(MESSAGE_KINDS), z.array(z.string())),
  /** Whether visitors get a mail that their message has arrived. */
  confirm: z.boolean(),
  /** Whether a newsletter address is written to before it is on the list. */
  doubleOptIn: z.boolean().catch(false),
});
export type Notices = z.infer<typeof storedNotices>;

/** As typed: addresses separated by commas or blanks. */
export type NoticesValues = Record<MessageKind, string> & { confirm: boolean; double_opt_in: boolean };
export type NoticesErrors = Partial<Record<MessageKind, string>>;

export const noticesValues = ({ recipients, confirm, doubleOptIn }: Notices): NoticesValues => ({
  message: recipients.message.join(', '),
  offer: recipients.offer.join(', '),
  sample: recipients.sample.join(', '),
  confirm,
  double_opt_in: doubleOptIn,
});

export function readNoticesForm(form: FormData): NoticesValues {
  const text = (name: MessageKind) => String(form.get(name) ?? '').trim();
  return {
    message: text('message'),
    offer: text('offer'),
    sample: text('sample'),
    confirm: form.has('confirm'),
    double_opt_in: form.has('double_opt_in'),
  };
}

const address = z.string().max(254).toLowerCase().pipe(z.email());

export function checkNotices(values: NoticesValues): { notices: Notices } | { errors: NoticesErrors } {
  const errors: NoticesErrors = {};
  const read = (kind: MessageKind): string[] => {
    const typed = values[kind].split(/[\s,;]+/).filter(Boolean);
    const wrong = typed.find((one) => !address.safeParse(one).success);
    if (wrong) errors[kind] = `“${wrong.slice(0, 60)}” bir e-posta adresi değil.`;
    else if (typed.length > RECIPIENTS_MAX) errors[kind] = `En fazla ${RECIPIENTS_MAX} adres yazılabilir.`;
    return [...new Set(typed.map((one) => one.toLowerCase()))];
  };
  const recipients = { message: read('message'), offer: read('offer'), sample: read('sample') };
  if (Object.keys(errors).length > 0) return { errors };
  return { notices: { recipients, confirm: values.confirm, doubleOptIn: values.double_opt_in } };
}

/** "Mesaj, Teklif: a@example.com", a line for each group of kinds with the same addresses. */
export function describeRecipients({ recipients }: Notices): string[] {
  const groups = new Map<string, string[]>();
  for (const kind of MESSAGE_KINDS) {
    const to = recipients[kind].join(', ') || 'kimseye haber verilmez';
    groups.set(to, [...(groups.get(to) ?? []), KIND_LABELS[kind]]);
  }
  return [...groups].map(([to, kinds]) => `${kinds.join(', ')}: ${to}`);
}
