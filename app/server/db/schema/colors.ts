import type { ColumnType, Flag, Generated, Timestamp } from './columns.ts';

export interface ColorTable {
  id: string;
  name: string;
  /** Rows from an older backup or another site have none until the next start gives them one. */
  slug: ColumnType<string, string | undefined, string>;
  hex_code: string;
  is_visible: Flag;
  created_at: Timestamp;
  updated_at: Generated<Timestamp>;
}
