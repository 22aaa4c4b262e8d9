import type { Flag } from './columns.ts';

// Tables that triggers keep from others. Nobody else writes them, and no backup carries them.

/** In which colours a product comes, from its pictures, with what a list by colour needs of the product. */
export interface ProductColorTable {
  product_id: string;
  color_id: string;
  is_active: Flag;
  category: string;
  display_order: number;
}

export interface RowCountTable {
  counted: 'products' | 'product_colors' | 'product_images' | 'messages';
  subject: string;
  state: string;
  kind: string;
  number: number;
}

/** Only on SQLite: the number of a product in the index of parts of words. */
export interface ProductWordIdTable {
  number: number;
  product_id: string;
}
