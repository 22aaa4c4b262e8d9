/**
 * Finds HTML, a script, a PDF or an archive inside a picture file (a polyglot). Re-encoding would drop it, but such a
 * file is rejected with a message instead of being silently fixed. Ordinary metadata and the videos that phones append
 * are allowed.
 */
export function holdsDocument(bytes: Uint8Array): boolean {
  // latin1: one character per byte. All patterns are ASCII.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return MARKUP.test(text) || endsAsArchive(text);
}

// Six bytes or more each, so that no photograph contains one by chance.
const MARKUP = /<script[\s>/]|<\?php\s|<html[\s>]|<!doctype|<iframe\s|<svg\s[^>]{0,200}(?:xmlns|onload)|%PDF-1\./i;

const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_END_LENGTH = 22;

/** A ZIP is read from its end: its last record gives the length of the comment, and only the comment follows it. */
function endsAsArchive(text: string): boolean {
  const at = text.lastIndexOf(ARCHIVE_END);
  if (at === -1 || at + ARCHIVE_END_LENGTH > text.length) return false;
  const comment = text.charCodeAt(at + 20) + text.charCodeAt(at + 21) * 256;
  return at + ARCHIVE_END_LENGTH + comment === text.length;
}
