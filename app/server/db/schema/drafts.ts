import type { Timestamp } from './columns.ts';

/** What somebody has typed into a form and not saved. */
export interface DraftTable {
  id: string;
  user_id: string;
  kind: string;
  /** Null for a new record. */
  record_id: string | null;
  /** Names and values of the form's fields, as JSON text. */
  fields: string;
  updated_at: Timestamp;
}

/** Shows one preview without signing in, for half an hour. */
export interface PreviewLinkTable {
  token_hash: string;
  session_id: string;
  kind: string;
  record_id: string | null;
  /** Without it the record is shown as it was saved. */
  draft_id: string | null;
  expires_at: Timestamp;
}
