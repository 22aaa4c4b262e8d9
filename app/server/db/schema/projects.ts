import type { Flag, JsonList, Timestamp } from './columns.ts';

export interface ProjectTable {
  id: string;
  title: string;
  slug: string;
  description: string;
  location: string;
  completion_date: Timestamp;
  images: JsonList;
  features: JsonList;
  specifications: JsonList;
  is_active: Flag;
  search_text: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The products that a project was built with. */
export interface ProjectProductTable {
  id: string;
  project_id: string;
  product_id: string;
  color_id: string | null;
  position: number;
}
