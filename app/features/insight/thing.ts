/** What is counted. A sample request is one `sample`, and a `piece` for each product and colour in its box. */
export const WHATS = [
  'visit',
  'page',
  'whatsapp',
  'phone',
  'mail',
  'message',
  'offer',
  'sample',
  'piece',
  'search',
] as const;
export type What = (typeof WHATS)[number];

/** Something that can happen several times a day. */
export interface Thing {
  what: What;
  /** The page's path, the words of a search, or the product's id; blank when there is none. */
  subject: string;
  color_id: string;
}

export interface DailyCount extends Thing {
  day: string;
  count: number;
}

export const thing = (what: What, subject = '', color_id = ''): Thing => ({ what, subject, color_id });
