import { inlineScriptHashes } from './inline-script-hashes.server.ts';

/**
 * Allows scripts from our own origin, and inline scripts by the hashes of those in the page. A script injected in the
 * browser does not run; keeping scripts out of the server's HTML is up to React's escaping and `cleanHtml`.
 */
export function contentSecurityPolicy(parts: string[]): string {
  const hashes = new Set(parts.flatMap(inlineScriptHashes));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // React renders style attributes.
    "style-src 'self' 'unsafe-inline'",
    // Imported rows may refer to pictures on other hosts; map tiles come from OpenStreetMap.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For pictures, feeds, data and static files. Inert: an SVG opened with this policy cannot run scripts. */
const NO_PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * For pages of the back-office and previews: a site that opened one in a new window cannot reach into it. Not for pages that
 * visitors see, which hold no secrets: a browser changes to another process for it while the page loads, which delays the page.
 */
export const NO_OPENER = { name: 'cross-origin-opener-policy', value: 'same-origin' };

/**
 * For a preview: shown beside its form, and to nobody's frame but ours. It runs no script and sends no form, so that trying
 * it out changes nothing; the address of a link for a phone is told to nobody.
 */
export const PREVIEW_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  [NO_OPENER.name]: NO_OPENER.value,
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Sent with every response; HTML pages replace the content security policy with their own. */
export function commonHeaders({ https, production }: { https: boolean; production: boolean }): Record<string, string> {
  return {
    // Vite's development client needs inline scripts and a websocket.
    ...(production && { 'content-security-policy': NO_PAGE_POLICY }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
