import type { Schema } from '#app/server/db/schema.ts';

export interface BackupTable {
  name: keyof Schema;
  /** What its rows are told apart and read in order by. */
  key: string;
  /** Columns that hold lists: text on one engine, parsed on the other, and lists in the backup. */
  lists?: string[];
}

/** Every table with content, those that others refer to first, so that rows can be put back in this order. */
export const BACKUP_TABLES: BackupTable[] = [
  { name: 'colors', key: 'id' },
  { name: 'products', key: 'id', lists: ['features', 'technical_specs', 'faq'] },
  { name: 'product_images', key: 'id' },
  { name: 'projects', key: 'id', lists: ['images', 'features', 'specifications'] },
  { name: 'blog_posts', key: 'id' },
  { name: 'gallery', key: 'id' },
  { name: 'messages', key: 'id' },
  { name: 'newsletter_subscribers', key: 'id' },
  { name: 'redirects', key: 'from_path' },
  { name: 'pictures', key: 'path' },
  { name: 'user', key: 'id' },
  { name: 'account', key: 'id' },
  { name: 'twoFactor', key: 'id' },
  { name: 'activity', key: 'id' },
];

/** Not content: open sessions and running counters. A file that lies about must not let anybody in. */
export const LEFT_OUT = ['session', 'verification', 'rate_limits'];
