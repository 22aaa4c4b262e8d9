import type { ColorInput } from '#app/features/colors/color.ts';
import type { ToastAnswer } from '#app/routes/admin/form/answers.ts';

export type ColorErrors = { name?: string[]; hex_code?: string[] };

export type ColorAnswer = ToastAnswer & {
  errors: ColorErrors | null;
  /** The id of a new colour, a different one for every colour that was added. */
  added: string | null;
  /** A change of a colour that was not saved: what was typed, and what the next attempt has seen. */
  edit?: { id: string; values: ColorInput; seen: ColorInput };
};
