/** Appends the suffix and shortens the text so that both fit into `max` characters. */
export function withSuffix(text: string, suffix: string, max: number): string {
  const room = max - suffix.length;
  if (text.length <= room) return text + suffix;
  // Do not cut a surrogate pair in half.
  const cut = text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return cut.replace(/[\s-]+$/, '') + suffix;
}
