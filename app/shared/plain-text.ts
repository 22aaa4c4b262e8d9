import { EXCERPT_LENGTH } from './limits.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of an HTML fragment, for excerpts and search. Not a sanitizer. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w+);/g, (entity, name) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The excerpt on post cards. The dots follow shorter texts too; see docs/behaviour.md. */
export function excerptOf(html: string): string {
  return `${plainText(html).slice(0, EXCERPT_LENGTH)}...`;
}
