import type { Schema } from '#app/server/db/schema.ts';

export interface BackupTable {
  name: keyof Schema;
  /** The unique column by which rows are read in order. */
  key: string;
}

/** Every table with content, ordered so that foreign keys hold while rows are inserted. */
export const BACKUP_TABLES: BackupTable[] = [
  { name: 'colors', key: 'id' },
  { name: 'products', key: 'id' },
  { name: 'product_images', key: 'id' },
  { name: 'product_measures', key: 'product_id' },
  { name: 'projects', key: 'id' },
  { name: 'project_products', key: 'id' },
  { name: 'blog_posts', key: 'id' },
  { name: 'gallery', key: 'id' },
  { name: 'messages', key: 'id' },
  { name: 'message_events', key: 'id' },
  { name: 'consents', key: 'id' },
  { name: 'newsletter_subscribers', key: 'id' },
  { name: 'redirects', key: 'from_path' },
  { name: 'site_content', key: 'id' },
  { name: 'pictures', key: 'path' },
  { name: 'user', key: 'id' },
  { name: 'account', key: 'id' },
  { name: 'twoFactor', key: 'id' },
  { name: 'activity', key: 'id' },
  { name: 'versions', key: 'id' },
  { name: 'version_pictures', key: 'id' },
  { name: 'bin', key: 'id' },
  { name: 'drafts', key: 'id' },
  { name: 'scheduled_changes', key: 'id' },
  { name: 'daily_counts', key: 'id' },
];

/**
 * Not content. Sessions and links are left out so that a stolen backup lets nobody in, mail so that a restored
 * site does not send it a second time.
 */
export const LEFT_OUT = [
  'session',
  'verification',
  'rate_limits',
  'preview_links',
  'sign_in_links',
  'outbox',
  'picture_replacements',
];

/** Kept by triggers from other tables, so that they follow whatever is restored. The last ones are SQLite's own, of its index of words. */
export const DERIVED = [
  'product_colors',
  'row_counts',
  'product_word_ids',
  'product_words',
  'product_words_config',
  'product_words_data',
  'product_words_idx',
];
