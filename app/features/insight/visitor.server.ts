import { isbot } from 'isbot';
import { TextMap } from '#app/server/http/text-map.server.ts';
import { hash } from './hash.ts';

/** Longer ones are no browser's. */
const LONGEST_USER_AGENT = 512;
const REMEMBERED = 1_000;
const SESSION = 'kompozit.session_token';
const NO_BROWSER = 0;

/** What a request says about who sends it. */
export interface Sender {
  'user-agent'?: string | undefined;
  cookie?: string | undefined;
  'sec-purpose'?: string | string[] | undefined;
}

const browsers = new TextMap<number>();

/** The visitor's browser as a number, or null for a crawler, for staff, and for a browser that only fetches ahead. */
export function findBrowser(headers: Sender): number | null {
  const { 'user-agent': userAgent, cookie } = headers;
  if (!userAgent || headers['sec-purpose']) return null;
  if (cookie?.includes(SESSION)) return null;
  return (browsers.get(userAgent) ?? remember(userAgent)) || null;
}

/** isbot's pattern is long, and so are the names of browsers: up to a thousand are looked up instead. */
function remember(userAgent: string): number {
  if (userAgent.length > LONGEST_USER_AGENT) return NO_BROWSER;
  const browser = isbot(userAgent) ? NO_BROWSER : hash(userAgent, 1) || 1;
  if (browsers.size >= REMEMBERED) browsers.clear();
  browsers.add(userAgent, browser);
  return browser;
}
