import type { Timestamp } from './columns.ts';

/** The old address of a record whose slug has changed. */
export interface RedirectTable {
  from_path: string;
  to_path: string;
  created_at: Timestamp;
}

/** What pages need to know of a stored picture without opening its file. */
export interface PictureTable {
  path: string;
  hash: string;
  width: number;
  height: number;
  bytes: number;
  content_type: string;
  placeholder: string;
  created_at: Timestamp;
}

export interface RateLimitTable {
  key: string;
  count: number;
  window_ends_at: Timestamp;
}

/** A part of the site that staff have edited, as JSON text. */
export interface SiteContentTable {
  id: string;
  key: string;
  content: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}
