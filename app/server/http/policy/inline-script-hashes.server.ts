import { hash } from 'node:crypto';

/** The sources that allow the inline scripts of a page in its content security policy. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  let from = 0;
  for (let start = html.indexOf(OPENING); start !== -1; start = html.indexOf(OPENING, from)) {
    const contentStart = html.indexOf('>', start) + 1;
    // Without an end of this tag, or of this script, there is none for those that follow either.
    if (contentStart === 0) break;
    from = start + 1;
    if (!INLINE_SCRIPT.test(html.slice(start, contentStart))) continue;
    const end = html.indexOf(CLOSING, contentStart);
    if (end === -1) break;
    if (end > contentStart) hashes.add(hashOf(html.slice(contentStart, end)));
    from = end + CLOSING.length;
  }
  return [...hashes];
}

/** Without its last letter, because V8 has another way to search for seven and more, which takes twice as long here. */
const OPENING = '<scrip';
const CLOSING = '</script>';
const INLINE_SCRIPT = /^<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")/;

/** Most inline scripts are the same on every page. V8 copies a key, so that it does not keep its page in memory (see the test). */
const remembered = new Map<string, string>();
const REMEMBERED_SCRIPTS = 50;
const LONGEST_REMEMBERED = 10_000;

function hashOf(script: string): string {
  const known = remembered.get(script);
  if (known) return known;
  const source = `'sha256-${hash('sha256', script, 'base64')}'`;
  if (remembered.size >= REMEMBERED_SCRIPTS) remembered.clear();
  if (script.length <= LONGEST_REMEMBERED) remembered.set(script, source);
  return source;
}
