import { useState } from 'react';
import { SEEN_FIELDS } from './seen-fields.ts';
import type { AnyAdminForm } from './use-admin-form.ts';

type SeenProps = { form: AnyAdminForm; record: Record<string, string | number> | undefined };

/**
 * The version that the form was opened with, or that a restored draft was begun with. It stays when the page loads its
 * data again, because the fields stay too: otherwise a save would overwrite changes that nobody has seen.
 */
export function Seen({ form: { draft }, record }: SeenProps) {
  const [atOpening] = useState(record);
  return SEEN_FIELDS.map((name) => {
    const value = draft.restored?.get(name) ?? atOpening?.[name];
    return value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />;
  });
}
