import type { Timestamp } from './columns.ts';

/** Who changed what, and when. Written by the back-office, read at /admin/activity, never changed. */
export interface ActivityTable {
  id: string;
  at: Timestamp;
  user_id: string;
  user_email: string;
  action: string;
  entity: string;
  entity_id: string | null;
  title: string;
}
