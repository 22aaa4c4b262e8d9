/** The hidden fields that say which version of a record a form was opened with. */
export const SEEN_FIELDS = ['updated_at', 'version', 'seen_display_order'];

/** The name of the button that saves over somebody else's changes. */
export const OVERWRITE = 'overwrite';

/** The `updated_at` that a save must still find; null when the admin chose to save over it. */
export function readSeen(form: FormData): string | null {
  return form.has(OVERWRITE) ? null : String(form.get('updated_at') ?? '') || null;
}
