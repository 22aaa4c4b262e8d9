import { EXCERPT_LENGTH } from './limits.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a piece of HTML, for excerpts and search; never for showing HTML safely. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w+);/g, (entity, name) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of post cards; see docs/behaviour.md. The three dots also follow a text that is shorter. */
export function excerptOf(html: string): string {
  return `${plainText(html).slice(0, EXCERPT_LENGTH)}...`;
}
