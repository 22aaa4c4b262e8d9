import { log } from '#app/server/log.server.ts';
import { unseal } from './sealed.server.ts';

/** The secret part of a link that sets a password (`anahtar`) or answers for a subscriber (`k`). */
const SECRET = /([?&](?:anahtar|k)=)[\w.~%-]+/g;

/** A mail as staff may read it: what opens something for its reader alone is blotted out. Null when the text is deleted. */
export async function readableText({ text, is_sealed }: { text: string; is_sealed: boolean }): Promise<string | null> {
  if (text === '') return null;
  if (!is_sealed) return text.replaceAll(SECRET, '$1•••');
  try {
    return (await unseal(text)).replaceAll(SECRET, '$1•••');
  } catch (error) {
    // The session secret was changed since.
    log.warn({ err: error }, 'the text of a mail can no longer be read');
    return null;
  }
}
