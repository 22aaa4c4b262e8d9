import type { Kysely, Transaction } from 'kysely';
import type { ActivityTable } from './schema/activity.ts';
import type { BlogPostTable } from './schema/blog-posts.ts';
import type { ColorTable } from './schema/colors.ts';
import type { ConsentTable } from './schema/consents.ts';
import type { DailyCountTable } from './schema/daily-counts.ts';
import type { ProductColorTable, ProductWordIdTable, RowCountTable } from './schema/derived.ts';
import type { DraftTable, PreviewLinkTable } from './schema/drafts.ts';
import type { GalleryTable } from './schema/gallery.ts';
import type { BinTable, VersionPictureTable, VersionTable } from './schema/history.ts';
import type { MessageEventTable, MessageTable, NewsletterSubscriberTable } from './schema/messages.ts';
import type { OutboxTable } from './schema/outbox.ts';
import type { ProductImageTable, ProductMeasureTable, ProductTable } from './schema/products.ts';
import type { ProjectProductTable, ProjectTable } from './schema/projects.ts';
import type { ScheduledChangeTable } from './schema/schedule.ts';
import type { AccountTable, SessionTable, SignInLinkTable, TwoFactorTable, UserTable } from './schema/sign-in.ts';
import type {
  PictureReplacementTable,
  PictureTable,
  RateLimitTable,
  RedirectTable,
  SiteContentTable,
} from './schema/site.ts';

export interface Schema {
  colors: ColorTable;
  products: ProductTable;
  product_images: ProductImageTable;
  product_measures: ProductMeasureTable;
  projects: ProjectTable;
  project_products: ProjectProductTable;
  blog_posts: BlogPostTable;
  gallery: GalleryTable;
  messages: MessageTable;
  message_events: MessageEventTable;
  consents: ConsentTable;
  newsletter_subscribers: NewsletterSubscriberTable;
  redirects: RedirectTable;
  pictures: PictureTable;
  picture_replacements: PictureReplacementTable;
  site_content: SiteContentTable;
  rate_limits: RateLimitTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  twoFactor: TwoFactorTable;
  activity: ActivityTable;
  versions: VersionTable;
  version_pictures: VersionPictureTable;
  bin: BinTable;
  drafts: DraftTable;
  preview_links: PreviewLinkTable;
  scheduled_changes: ScheduledChangeTable;
  outbox: OutboxTable;
  sign_in_links: SignInLinkTable;
  daily_counts: DailyCountTable;
  product_colors: ProductColorTable;
  row_counts: RowCountTable;
  product_word_ids: ProductWordIdTable;
}

/** What every query takes as its first argument: the database, or a transaction on it. */
export type Db = Kysely<Schema> | Transaction<Schema>;

/**
 * A committed write to one of these tables outdates the cached pages that read it. `pictures` is not one of them: pages
 * show a picture only because a row of these tables names it, and the picture under a path never changes.
 */
export const PUBLIC_TABLES = new Set<string>([
  'colors',
  'products',
  'product_images',
  'product_measures',
  'projects',
  'project_products',
  'blog_posts',
  'gallery',
  'redirects',
  'site_content',
]);

/** What is read from these was written to others. */
export const DERIVED_FROM: Record<string, string[]> = {
  product_colors: ['products', 'product_images'],
  row_counts: ['products', 'product_images'],
};

/** A delete in one of these tables also changes others, through their foreign keys. */
export const DELETED_ALONG: Record<string, string[]> = {
  products: ['gallery', 'product_images', 'product_measures', 'project_products'],
  projects: ['project_products'],
  colors: ['gallery', 'product_images', 'project_products'],
};

/** Columns of other tables that pages show. Writing one of them outdates the pages that read its table. */
export const PUBLIC_COLUMNS: Record<string, string[]> = { pictures: ['alt', 'focus_x', 'focus_y'] };

/**
 * The columns that name pictures: a picture that one of them names is in use, and is never deleted. `address`: the
 * column is one address, and has an index. `text`: addresses are somewhere inside a text or a list.
 */
export const PICTURE_COLUMNS: { table: keyof Schema; column: string; holds: 'address' | 'text' }[] = [
  { table: 'products', column: 'main_image', holds: 'address' },
  { table: 'products', column: 'faq_image', holds: 'address' },
  { table: 'product_images', column: 'image_url', holds: 'address' },
  { table: 'gallery', column: 'image_url', holds: 'address' },
  { table: 'blog_posts', column: 'image_url', holds: 'address' },
  { table: 'blog_posts', column: 'content', holds: 'text' },
  { table: 'projects', column: 'images', holds: 'text' },
  { table: 'site_content', column: 'content', holds: 'text' },
  { table: 'version_pictures', column: 'image_url', holds: 'address' },
  { table: 'drafts', column: 'fields', holds: 'text' },
];

/** The columns that hold lists: text on SQLite, parsed on PostgreSQL. */
export const LIST_COLUMNS: { [T in keyof Schema]?: string[] } = {
  products: ['features', 'technical_specs', 'faq'],
  product_measures: ['board_lengths', 'panel_heights'],
  projects: ['images', 'features', 'specifications'],
};
