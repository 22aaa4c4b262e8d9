/**
 * A number that equal texts have in common, from their length and a few of their letters; others may have it, too, so that callers
 * compare the texts. V8 looks for a text in a Map by
 * putting it among the names of the program, where the text stays until old objects are collected; for texts that
 * are new in every page that was a twentieth of its cost. A Map from this number spares it.
 */
export function signatureOf(text: string, start = 0, end = text.length): number {
  const length = end - start;
  if (length === 0) return 0;
  const quarter = length >> 2;
  let signature = length;
  signature = (signature * 31 + text.charCodeAt(start)) | 0;
  signature = (signature * 31 + text.charCodeAt(start + quarter)) | 0;
  signature = (signature * 31 + text.charCodeAt(end - 1 - quarter)) | 0;
  return (signature * 31 + text.charCodeAt(end - 1)) | 0;
}
