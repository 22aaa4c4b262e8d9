/** A field that people never see and programs like to fill in. */
export const TRAP_FIELD = 'website';
/** Milliseconds between the form becoming usable and its sending, counted by the browser; empty without JavaScript. */
export const ELAPSED_FIELD = 'elapsed';
const MIN_FILL_MS = 2000;

export function isTrapFilled(form: FormData): boolean {
  return Boolean(form.get(TRAP_FIELD));
}

/** Nobody writes a message within two seconds. */
export function isFilledTooFast(form: FormData): boolean {
  return isSentByScript(form) && Number(form.get(ELAPSED_FIELD)) < MIN_FILL_MS;
}

/** False for a browser without JavaScript, and for most programs. */
export function isSentByScript(form: FormData): boolean {
  return /^\d+$/.test(String(form.get(ELAPSED_FIELD)));
}
