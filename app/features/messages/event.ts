/** What happens to a message, as its page tells it. */
export const EVENT_TEXTS = {
  read: 'okudu',
  unread: 'okunmadı saydı',
  new: 'yeniden “Yeni” yaptı',
  answered: 'yanıtlandı yaptı',
  closed: 'kapattı',
  replied: 'yanıtladı',
  taken: 'üstlendi',
  released: 'bıraktı',
  note: 'not ekledi',
  dispatched: 'kargoya verdi',
  resent: 'yeniden gönderdi',
} as const;
export type EventAction = keyof typeof EVENT_TEXTS;

export interface MessageEvent {
  id: string;
  at: string;
  user_email: string;
  action: string;
  text: string;
}

/** Rows written by another version may contain words that this one does not know; they are shown unchanged. */
export const eventText = (action: string): string => (EVENT_TEXTS as Record<string, string>)[action] ?? action;

export const CHANNELS = { whatsapp: 'WhatsApp', email: 'E-posta' } as const;
export type Channel = keyof typeof CHANNELS;
