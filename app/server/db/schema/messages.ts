import type { Generated, Timestamp } from './columns.ts';

export interface MessageTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  kind: Generated<'message' | 'offer' | 'sample'>;
  /** Counts sample requests from 1, so that a visitor can name theirs. */
  request_number: number | null;
  /** What came with it (a list of material, pieces, an address), as JSON text. */
  details: string | null;
  /** Set when the form service confirmed the message, or at once when no service is set. */
  delivered_at: Timestamp | null;
  delivery_error: string | null;
  read_at: Timestamp | null;
  state: Generated<'new' | 'answered' | 'closed'>;
  /** The e-mail of whoever deals with it. */
  taken_by: string | null;
  /** Where it came from, as JSON text. */
  source: string | null;
  /** Of a box of samples that is on its way. */
  carrier: string | null;
  tracking_number: string | null;
  search_text: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** What happened to a message, and the internal notes about it. They go with it: into the bin, back, and for good. */
export interface MessageEventTable {
  id: string;
  message_id: string;
  at: Timestamp;
  user_email: string;
  action: string;
  text: Generated<string>;
}

export interface NewsletterSubscriberTable {
  id: string;
  email: string;
  consent_text: string;
  consented_at: Timestamp;
}
