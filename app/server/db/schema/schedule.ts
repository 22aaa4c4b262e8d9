import type { Timestamp } from './columns.ts';

export interface ScheduledChangeTable {
  id: string;
  kind: string;
  record_id: string;
  action: 'show' | 'hide';
  due_at: Timestamp;
  user_id: string;
  user_email: string;
}
