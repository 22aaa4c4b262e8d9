import type { Flag, Generated, Timestamp } from './columns.ts';

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
  /** The file as the person who uploaded it called it. */
  name: Generated<string>;
  /** Read to visitors who cannot see the picture. */
  alt: Generated<string>;
  /** The point that crops keep, in per cent from the left and from the top; null: each page's own. */
  focus_x: number | null;
  focus_y: number | null;
  /** E-mail address; empty for pictures of setup and import. */
  uploaded_by: Generated<string>;
  /** False for an upload from a form that no save has named yet: swept away after a day. */
  is_kept: Flag;
  created_at: Timestamp;
}

/** A picture replaced in every record at once, with what every column said before and after, to undo it. */
export interface PictureReplacementTable {
  id: string;
  from_url: string;
  to_url: string;
  changes: string;
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
