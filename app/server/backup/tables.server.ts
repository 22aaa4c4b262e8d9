import type { Schema } from '#app/server/db/schema.ts';

export interface BackupTable {
  name: keyof Schema;
  /** The unique column by which rows are read in order. */
  key: string;
  /** Columns that hold lists. The backup has them as JSON lists, whatever the engine returned. */
  lists?: string[];
}

/** Every table with content, ordered so that foreign keys hold while rows are inserted. */
export const BACKUP_TABLES: BackupTable[] = [
  { name: 'colors', key: 'id' },
  { name: 'products', key: 'id', lists: ['features', 'technical_specs', 'faq'] },
  { name: 'product_images', key: 'id' },
  { name: 'product_measures', key: 'product_id', lists: ['board_lengths', 'panel_heights'] },
  { name: 'projects', key: 'id', lists: ['images', 'features', 'specifications'] },
  { name: 'project_products', key: 'id' },
  { name: 'blog_posts', key: 'id' },
  { name: 'gallery', key: 'id' },
  { name: 'messages', key: 'id' },
  { name: 'newsletter_subscribers', key: 'id' },
  { name: 'redirects', key: 'from_path' },
  { name: 'site_content', key: 'id' },
  { name: 'pictures', key: 'path' },
  { name: 'user', key: 'id' },
  { name: 'account', key: 'id' },
  { name: 'twoFactor', key: 'id' },
  { name: 'activity', key: 'id' },
];

/** Not content. Sessions are left out so that a stolen backup lets nobody in. */
export const LEFT_OUT = ['session', 'verification', 'rate_limits'];
