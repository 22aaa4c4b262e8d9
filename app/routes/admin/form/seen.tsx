import { useState } from 'react';
import type { AnyAdminForm } from './admin-form.tsx';

/** The hidden fields that say which version of a record a form was opened with. */
export const SEEN_FIELDS = ['updated_at', 'version', 'seen_display_order'];

type SeenProps = { form: AnyAdminForm; record: Record<string, string | number> | undefined };

/**
 * The version that the form was opened with, or that a restored draft was begun with. It stays when the page loads its
 * data again, because the fields stay too: otherwise a save would overwrite changes that nobody has seen.
 */
export function Seen({ form: { restored }, record }: SeenProps) {
  const [atOpening] = useState(record);
  return SEEN_FIELDS.map((name) => {
    const value = restored?.get(name) ?? atOpening?.[name];
    return value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />;
  });
}
