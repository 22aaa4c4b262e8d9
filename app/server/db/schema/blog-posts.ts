import type { Flag, Timestamp } from './columns.ts';

export interface BlogPostTable {
  id: string;
  title: string;
  slug: string;
  content: string;
  excerpt: string | null;
  image_url: string | null;
  /** Written by the editor alone. Lists and public pages read `is_published`. */
  status: 'draft' | 'published';
  is_published: Flag;
  published_at: Timestamp | null;
  author_id: string;
  search_text: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}
