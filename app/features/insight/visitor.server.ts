import { isbot } from 'isbot';

/** Longer ones are no browser's. */
const LONGEST_USER_AGENT = 512;
const REMEMBERED = 1_000;
const SESSION = 'kompozit.session_token';

/** What a request says about who sends it. */
export interface Sender {
  'user-agent'?: string | undefined;
  cookie?: string | undefined;
  'sec-purpose'?: string | string[] | undefined;
  purpose?: string | string[] | undefined;
}

const verdicts = new Map<string, boolean>();

/** A person who looks at the site: not a crawler, not staff, not a browser that only fetches ahead. */
export function isVisitor(headers: Sender): boolean {
  const { 'user-agent': userAgent, cookie } = headers;
  if (!userAgent || headers['sec-purpose'] || headers.purpose) return false;
  if (cookie?.includes(SESSION)) return false;
  return isBrowser(userAgent);
}

/** The pattern is long, so that the last thousand names are remembered. */
function isBrowser(userAgent: string): boolean {
  const known = verdicts.get(userAgent);
  if (known !== undefined) return known;
  if (userAgent.length > LONGEST_USER_AGENT) return false;
  const browser = !isbot(userAgent);
  for (const oldest of verdicts.keys()) {
    if (verdicts.size < REMEMBERED) break;
    verdicts.delete(oldest);
  }
  verdicts.set(userAgent, browser);
  return browser;
}
