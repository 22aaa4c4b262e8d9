import { z } from 'zod';
import { cleanLine, cleanText } from '#app/shared/input-text.ts';
import { searchText } from '#app/shared/search-text.ts';
import { detailsText, type MessageDetails, type MessageKind } from './details.ts';
import { digitsOf } from './phone.ts';
import { requestName } from './request-name.ts';
import type { MessageSource } from './source.ts';

const line = z.string().catch('').transform(cleanLine);

export const messageInput = z.object({
  name: line.pipe(z.string().min(1, 'Adınızı yazın.').max(200, 'Adınız en fazla 200 karakter olabilir.')),
  email: line.pipe(
    z
      .string()
      .min(1, 'E-posta adresinizi yazın.')
      .max(254, 'E-posta adresi en fazla 254 karakter olabilir.')
      .toLowerCase()
      .pipe(z.email('E-posta adresi eksik görünüyor.')),
  ),
  phone: line.pipe(
    z.string().min(1, 'Telefon numaranızı yazın.').max(40, 'Telefon numarası en fazla 40 karakter olabilir.'),
  ),
  message: z
    .string()
    .catch('')
    .transform(cleanText)
    .pipe(z.string().min(1, 'Mesajınızı yazın.').max(5000, 'Mesajınız en fazla 5000 karakter olabilir.')),
});

export type MessageInput = z.infer<typeof messageInput>;

/** A message of any kind, with what comes along with it. */
export interface MessageToSend extends MessageInput {
  kind: MessageKind;
  details: MessageDetails;
  source?: MessageSource;
}

export type DeliveryState = 'delivered' | 'failed' | 'stored';

/** What became of a message: `stored` when no form service was set, or none has been asked yet. */
export function deliveryState(message: { delivered_at: string | null; delivery_error: string | null }): DeliveryState {
  if (message.delivered_at) return 'delivered';
  return message.delivery_error ? 'failed' : 'stored';
}

export const DELIVERY_TEXT: Record<DeliveryState, string> = {
  delivered: 'İletildi',
  failed: 'Gönderilemedi',
  stored: 'Kaydedildi',
};

export function messageSearchText(
  { name, email, phone, message }: MessageInput,
  details: MessageDetails,
  requestNumber: number | null,
): string {
  const number = requestNumber === null ? null : requestName(requestNumber);
  return searchText(name, email, phone, message, number, detailsText(details), digitsOf(phone));
}
