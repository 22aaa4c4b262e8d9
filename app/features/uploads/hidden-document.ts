/**
 * Finds a page, a script or an archive inside a picture file. Such a file is a picture to one program and something else to
 * another. Writing the picture anew would leave that part out, but whoever sends it is told, not humoured. Ordinary
 * metadata and the films that telephones append are no documents.
 */
export function holdsDocument(bytes: Uint8Array): boolean {
  // One byte, one character: what is looked for is ASCII.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return MARKUP.test(text) || endsAsArchive(text);
}

// Each pattern has six bytes or more, so that no photograph has one by chance.
const MARKUP = /<script[\s>/]|<\?php\s|<html[\s>]|<!doctype|<iframe\s|<svg\s[^>]{0,200}(?:xmlns|onload)|%PDF-1\./i;

const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_END_LENGTH = 22;

/** A ZIP is read from its end: the last record says how many bytes of comment follow, and nothing else may. */
function endsAsArchive(text: string): boolean {
  const at = text.lastIndexOf(ARCHIVE_END);
  if (at === -1 || at + ARCHIVE_END_LENGTH > text.length) return false;
  const comment = text.charCodeAt(at + 20) + text.charCodeAt(at + 21) * 256;
  return at + ARCHIVE_END_LENGTH + comment === text.length;
}
