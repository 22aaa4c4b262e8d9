import type { MessageView } from '#app/features/messages/admin-queries.server.ts';
import type { MessageKind } from '#app/features/messages/details.ts';
import type { Channel } from '#app/features/messages/event.ts';
import type { Phone } from '#app/features/messages/phone.ts';
import { requestName } from '#app/features/messages/request-name.ts';

const SUBJECTS: Record<MessageKind, string> = {
  message: 'Mesajınız',
  offer: 'Teklif isteğiniz',
  sample: 'Numune isteğiniz',
};

/** Opens the chat or the mail program with the text. Null: there is no number to chat with. */
export function replyLink(channel: Channel, message: MessageView, phone: Phone | null, text: string): string | null {
  if (channel === 'whatsapp') return phone && `https://wa.me/${phone.digits}?text=${encodeURIComponent(text)}`;
  const { email, kind, request_number } = message;
  const number = request_number === null ? '' : ` (${requestName(request_number)})`;
  // Mail programs want lines to end as in a mail.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(SUBJECTS[kind] + number)}&body=${body}`;
}
