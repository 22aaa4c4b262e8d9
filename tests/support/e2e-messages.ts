import { randomUUID } from 'node:crypto';
import { foldTurkish } from '#app/shared/turkish.ts';
import { insertRow } from './e2e-rows.ts';

/** A delivered, unread message. */
export function insertMessage({
  name = `Ayşe Yılmaz ${randomUUID().slice(0, 8)}`,
  ...values
}: Record<string, string | null> = {}) {
  const row = {
    id: randomUUID(),
    name,
    email: 'ayse@example.com',
    phone: '+90 555 000 00 00',
    message: 'Merhaba,\nterasım için teklif rica ederim.',
    delivered_at: '2025-10-03T09:00:05.000Z',
    delivery_error: null,
    read_at: null,
    search_text: foldTurkish(name ?? ''),
    created_at: '2025-10-03T09:00:00.000Z',
    updated_at: '2025-10-03T09:00:00.000Z',
    ...values,
  };
  insertRow('messages', row);
  return { id: row.id, name: name ?? '' };
}
