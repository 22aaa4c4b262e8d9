import type { ToastAnswer } from '#app/routes/admin/form/answers.ts';

/** `added` is the id of a new colour, a different one for every colour that was added. */
export type ColorAnswer = ToastAnswer & {
  errors: { name?: string[]; hex_code?: string[] } | null;
  added: string | null;
};
