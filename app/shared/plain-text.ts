import { EXCERPT_LENGTH } from './limits.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Tags inside of a sentence: "<a>bize yazın</a>." has no space before its full stop. */
const INLINE_TAGS = /<\/?(?:a|strong|em|code|[bius])(?:\s[^<>]*)?>/gi;

/** The text of an HTML fragment, for excerpts and search. Not a sanitizer. */
export function plainText(html: string): string {
  return withoutCode(html)
    .replace(INLINE_TAGS, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w+);/g, (entity, name) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without scripts and styles. By hand: a pattern would look for each missing end up to the end of the text. */
function withoutCode(html: string): string {
  const opening = /<(script|style)\b/gi;
  let text = '';
  let from = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const closing = new RegExp(`</${found[1]}>`, 'gi');
    closing.lastIndex = opening.lastIndex;
    if (!closing.test(html)) break;
    text += `${html.slice(from, found.index)} `;
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return text + html.slice(from);
}

/** The excerpt on post cards. The dots follow shorter texts too; see docs/behaviour.md. */
export function excerptOf(html: string): string {
  return `${plainText(html).slice(0, EXCERPT_LENGTH)}...`;
}
