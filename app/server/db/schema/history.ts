import type { Timestamp } from './columns.ts';

/** A state of a record after a change, as JSON text. */
export interface VersionTable {
  id: string;
  entity: string;
  record_id: string;
  /** Counts the states of a record from 1. */
  number: number;
  at: Timestamp;
  /** Null: the state is older than the history, and nobody knows whose it is. */
  user_email: string | null;
  action: string;
  state: string;
}

/** A picture that some state of a record shows: it is not deleted before them. */
export interface VersionPictureTable {
  id: string;
  record_id: string;
  image_url: string;
  /** The newest state that shows it. */
  last_number: number;
}

/** A deleted record; its newest state is what comes back. */
export interface BinTable {
  /** The record's own. */
  id: string;
  entity: string;
  title: string;
  image_url: string | null;
  /** Whose it was, where only one person may see it. */
  owner_id: string | null;
  /** What other records said about it, as JSON text. */
  links: string | null;
  deleted_at: Timestamp;
  user_email: string;
}
