import type { Flag, Timestamp } from './columns.ts';

export interface GalleryTable {
  id: string;
  title: string;
  description: string | null;
  image_url: string;
  type: 'product' | 'project';
  /** What the picture shows, where staff have said it. */
  color_id: string | null;
  product_id: string | null;
  is_active: Flag;
  search_text: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}
