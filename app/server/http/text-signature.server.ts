/**
 * A number that equal texts have in common and others hardly, from a few of their letters. V8 looks for a text in a Map by
 * putting it among the names of the program, where the text stays until old objects are collected; that costs ten times as
 * much as to read some letters. For texts that are new in every page, a Map from this number is the better one.
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
