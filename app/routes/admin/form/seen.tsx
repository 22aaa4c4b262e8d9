import { useState } from 'react';

/**
 * The version that the form was opened with. It stays when the page loads its data anew, because the fields stay too:
 * otherwise a save would pass for one that had seen the other's changes.
 */
export function Seen({ updatedAt }: { updatedAt: string | undefined }) {
  const [atOpening] = useState(updatedAt);
  return atOpening ? <input type="hidden" name="updated_at" value={atOpening} /> : null;
}
