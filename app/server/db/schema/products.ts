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

/** What the calculator needs to know, in millimetres. Boards fill the columns up to the weight, panels the others. */
export interface ProductMeasureTable {
  product_id: string;
  kind: 'board' | 'panel';
  board_width: number | null;
  gap: number | null;
  board_lengths: JsonList;
  joist_spacing: number | null;
  joist_length: number | null;
  weight_per_m: number | null;
  bay_width: number | null;
  post_width: number | null;
  panel_heights: JsonList;
  lamella_height: number | null;
}

export interface ProductImageTable {
  id: string;
  product_id: string;
  color_id: string | null;
  image_url: string;
  position: number;
  created_at: Timestamp;
}
