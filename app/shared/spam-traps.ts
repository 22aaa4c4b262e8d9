/** A field that people never see and programs like to fill in. */
export const TRAP_FIELD = 'website';
/** Milliseconds between the form becoming usable and its sending, counted by the browser; empty without JavaScript. */
export const ELAPSED_FIELD = 'elapsed';
const MIN_FILL_MS = 2000;

/** Nobody fills in the trap, and nobody writes a message within two seconds. */
export function isCaughtInTrap(form: FormData): boolean {
  const elapsed = form.get(ELAPSED_FIELD);
  return Boolean(form.get(TRAP_FIELD)) || (isCounted(elapsed) && Number(elapsed) < MIN_FILL_MS);
}

/** False for a browser without JavaScript, and for programs: both are held to a lower rate. */
export function isSentByScript(form: FormData): boolean {
  return isCounted(form.get(ELAPSED_FIELD));
}

function isCounted(value: FormDataEntryValue | null): value is string {
  return typeof value === 'string' && /^\d+$/.test(value);
}
