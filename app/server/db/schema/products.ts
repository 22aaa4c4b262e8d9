import type { Flag, JsonList, Timestamp } from './columns.ts';

export interface ProductTable {
  id: string;
  title: string;
  slug: string;
  description: string;
  category: string;
  is_active: Flag;
  display_order: number;
  main_image: string | null;
  faq_image: string | null;
  features: JsonList;
  technical_specs: JsonList;
  faq: JsonList;
  search_text: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ProductImageTable {
  id: string;
  product_id: string;
  color_id: string | null;
  image_url: string;
  position: number;
  created_at: Timestamp;
}
