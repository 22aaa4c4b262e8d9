/** The text with the suffix, not longer than `max`: what does not fit is taken from the end of the text. */
export function withSuffix(text: string, suffix: string, max: number): string {
  const room = max - suffix.length;
  if (text.length <= room) return text + suffix;
  // Half of a character that takes two places would be none.
  const cut = text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return cut.replace(/[\s-]+$/, '') + suffix;
}
