/** Honeypot: hidden from people, filled in by many bots. */
export const TRAP_FIELD = 'website';
/** Milliseconds from the form becoming usable to its submission, measured by the browser; empty without JavaScript. */
export const ELAPSED_FIELD = 'elapsed';
const MIN_FILL_MS = 2000;

export function isTrapFilled(form: FormData): boolean {
  return Boolean(form.get(TRAP_FIELD));
}

export function isFilledTooFast(form: FormData): boolean {
  return isSentByScript(form) && Number(form.get(ELAPSED_FIELD)) < MIN_FILL_MS;
}

/** False without JavaScript, and for most bots. */
export function isSentByScript(form: FormData): boolean {
  return /^\d+$/.test(String(form.get(ELAPSED_FIELD)));
}
