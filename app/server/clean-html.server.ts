import sanitizeHtml from 'sanitize-html';
import { isImageUrl, normalizeImageUrl } from '#app/shared/images.ts';
import { CONTENT_DEPTH } from '#app/shared/limits.ts';
import { ownPath } from '#app/shared/own-path.ts';
import { plainText } from '#app/shared/plain-text.ts';
import { escapeXml } from '#app/shared/xml.ts';

/** What earlier versions accepted. A longer post comes from an import and is shown as plain text. */
const LENGTH_SHOWN = 1_000_000;

const ALLOWED_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code'],
  ...['strong', 'em', 'u', 's', 'a', 'img', 'figure', 'figcaption'],
];
/** The editor writes strong and em; pasted HTML may use the older tags. */
const RENAMED_TAGS = { b: 'strong', i: 'em', h1: 'h2' };

class TooDeepError extends Error {}

/**
 * Cleans HTML of the editor when it is saved and again when it is shown: rows also come from imports and backups. What came out is
 * remembered, because a page that is rendered again mostly shows the same.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = cleanAnew(html);
  if (cleaned.size >= REMEMBERED) cleaned.clear();
  if (html.length <= LONGEST_REMEMBERED) cleaned.set(html, clean);
  return clean;
}

const cleaned = new Map<string, string>();
const REMEMBERED = 100;
const LONGEST_REMEMBERED = 20_000;

function cleanAnew(html: string): string {
  if (html.length > LENGTH_SHOWN) return asParagraph(html);
  try {
    return sanitize(html);
  } catch (error) {
    if (error instanceof TooDeepError) return asParagraph(html);
    throw error;
  }
}

export function isTooDeep(html: string): boolean {
  try {
    sanitize(html);
    return false;
  } catch (error) {
    if (error instanceof TooDeepError) return true;
    throw error;
  }
}

/** The first tag that cleaning would drop, or null. */
export function findForbiddenTag(html: string): string | null {
  const known = new Set([...ALLOWED_TAGS, ...Object.keys(RENAMED_TAGS)]);
  for (const [, tag = ''] of html.matchAll(/<\/?([a-z][\w-]*)/gi)) if (!known.has(tag.toLowerCase())) return tag;
  return null;
}

/** Other tags are dropped but their text stays, except that of scripts and the like. */
function sanitize(html: string): string {
  let depth = 0;
  return sanitizeHtml(html, {
    // Parsing time grows with the square of the depth, so it ends here instead of being checked afterwards.
    onOpenTag: () => {
      depth += 1;
      if (depth > CONTENT_DEPTH) throw new TooDeepError();
    },
    onCloseTag: () => {
      depth -= 1;
    },
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', { name: 'target', values: ['_blank'] }, 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { ...RENAMED_TAGS, a: cleanLink, img: cleanImage },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

const asParagraph = (html: string) => `<p>${escapeXml(plainText(html))}</p>`;

type Attributes = Record<string, string>;

/** A link to an address that is not allowed loses its href and keeps its text. */
function cleanLink(tagName: string, { href, target }: Attributes) {
  const address = href?.trim() ?? '';
  const allowed = /^(https?:\/\/|mailto:|tel:|#)/i.test(address) || ownPath(address, '') !== '';
  const attribs: Attributes = { rel: 'noopener' };
  if (allowed) attribs.href = address;
  if (allowed && target === '_blank') attribs.target = '_blank';
  return { tagName, attribs };
}

function cleanImage(tagName: string, { src, alt, width, height }: Attributes) {
  const address = normalizeImageUrl(src ?? '');
  const attribs: Attributes = { alt: alt ?? '', loading: 'lazy' };
  if (isImageUrl(address) && !/^http:/i.test(address)) attribs.src = address;
  if (width && /^\d{1,5}$/.test(width)) attribs.width = width;
  if (height && /^\d{1,5}$/.test(height)) attribs.height = height;
  return { tagName, attribs };
}
