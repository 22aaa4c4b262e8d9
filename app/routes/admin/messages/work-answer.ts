import type { Toast } from '#app/server/toast.server.ts';

export type WorkErrors = Partial<Record<'text' | 'carrier' | 'tracking_number', string[]>>;

/** What the page of a message answers; `values` are what was typed, to fill the form again without JavaScript. */
export interface WorkAnswer {
  toast?: Toast;
  errors?: WorkErrors;
  values?: Record<string, string>;
}
