import type { Flag, Generated, Timestamp } from './columns.ts';

export interface OutboxTable {
  id: string;
  /** What happened; unique. */
  event: string;
  kind: string;
  recipient: string;
  reply_to: string | null;
  withdrawal_url: string | null;
  subject: string;
  text: string;
  html: string;
  /** Text and HTML are encrypted, and deleted once they are sent. */
  is_sealed: Flag;
  about_kind: string | null;
  about_id: string | null;
  state: Generated<'waiting' | 'sent' | 'failed' | 'unsent'>;
  attempts: Generated<number>;
  next_try_at: Timestamp;
  expires_at: Timestamp | null;
  last_error: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
}
