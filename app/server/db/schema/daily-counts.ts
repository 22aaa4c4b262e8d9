export interface DailyCountTable {
  id: string;
  /** Istanbul's, as 2026-11-16. */
  day: string;
  what: string;
  /** The page's path, the words of a search, or the product's id; blank when there is none. */
  subject: string;
  color_id: string;
  count: number;
}
