import type { Flag, Timestamp } from './columns.ts';

export interface ColorTable {
  id: string;
  name: string;
  hex_code: string;
  is_visible: Flag;
  created_at: Timestamp;
}
