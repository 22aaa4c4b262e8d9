import type { What } from './thing.ts';

export const PERIOD_DAYS = 30;

/** What the dashboard compares. Mails are in the table and in the file only. */
export const MEASURES = ['visits', 'whatsapp', 'phone', 'mail', 'messages', 'samples'] as const;
export type Measure = (typeof MEASURES)[number];

const MEASURE_OF: Partial<Record<What, Measure>> = {
  visit: 'visits',
  whatsapp: 'whatsapp',
  phone: 'phone',
  mail: 'mail',
  message: 'messages',
  offer: 'messages',
  sample: 'samples',
};

export const measureOf = (what: What): Measure | undefined => MEASURE_OF[what];

export interface Ranked {
  id: string;
  /** Null when it was deleted since. */
  name: string | null;
  hex?: string;
  count: number;
}

export interface CountedDay {
  day: string;
  counts: Record<Measure, number>;
}

export interface Total {
  measure: Measure;
  now: number;
  /** Null when the period before was not counted from its first day on. */
  before: number | null;
}

export interface Insight {
  from: string;
  to: string;
  startedOn: string;
  /** Nothing was counted before today. */
  isEmpty: boolean;
  days: CountedDay[];
  totals: Total[];
  /** The most asked for first. */
  products: Ranked[];
  colors: Ranked[];
  pages: { name: string; count: number }[];
  searches: { name: string; count: number }[];
  emptySearches: number;
}
