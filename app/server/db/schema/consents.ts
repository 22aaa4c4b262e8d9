import type { Timestamp } from './columns.ts';

/** What somebody has agreed to. Nothing of it is changed but its status. */
export interface ConsentTable {
  id: string;
  purpose: 'newsletter' | 'contact' | 'samples';
  email: string;
  phone: string | null;
  /** `waiting`: the address was typed, and its owner has not confirmed it yet. */
  status: 'waiting' | 'given' | 'withdrawn';
  /** The very words that were agreed to, and the beginning of their hash. */
  text: string;
  text_version: string;
  /** The page of the form. */
  page: string;
  given_at: Timestamp;
  withdrawn_at: Timestamp | null;
  /** `link`: by the link in a mail; otherwise the e-mail of who did it for them. */
  withdrawn_by: string | null;
  /** Goes with this message. */
  message_id: string | null;
}
