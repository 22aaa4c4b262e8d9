import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Only our own scripts and the inline ones that the server has written into this very page, by their hashes: script that
 * gets into the page in the browser does not run. That none gets into what the server writes is up to React and
 * `cleanHtml`.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, script] of html.matchAll(INLINE_SCRIPT)) {
    if (script) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // React sets style attributes; without scripts they can do no harm.
    "style-src 'self' 'unsafe-inline'",
    // Rows brought over from a hosted store may name pictures there; map tiles come from OpenStreetMap.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For what is no page (pictures, feeds, data, built files): opened on its own it shows itself and can do nothing. */
const NO_PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** On every answer, whatever it is; a page has its own policy for scripts instead of the one here. */
export function commonHeaders({ https, production }: { https: boolean; production: boolean }): Record<string, string> {
  return {
    // Vite's development client needs inline scripts and a websocket.
    ...(production && { 'content-security-policy': NO_PAGE_POLICY }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
