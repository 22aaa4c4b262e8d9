/** What an author types, as an address that a post may lead to; null when it may not. */
export function toAddress(text: string): string | null {
  const typed = text.trim();
  if (/^(https?:\/\/\S+|mailto:\S+|tel:[+\d\s()-]+|#\S*)$/i.test(typed)) return typed;
  if (/^\/(?![/\\])\S*$/.test(typed)) return typed;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(typed)) return `https://${typed}`;
  return null;
}
