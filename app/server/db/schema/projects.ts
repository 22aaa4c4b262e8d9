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
