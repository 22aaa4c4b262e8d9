import { createContext, type RouterContextProvider } from 'react-router';
import type { HydrationScript } from '#app/server/http/hydration-script.server.ts';
import type { MatchedRoute } from '#app/server/http/policy/find-routes.server.ts';
import { log } from '#app/server/log.server.ts';

/** What the HTTP server knows about a request, and what the page reports back to it. */
export interface RequestFacts {
  /** Shown in the log and on the error page. */
  id: string;
  /** The client's IP address, from the socket or a trusted proxy, never from a header that anybody can send. */
  clientAddress: string;
  /** The key for rate limits: the IPv4 address, or the /64 network of an IPv6 client. */
  clientNetwork: string;
  /** Set to false by a page that must not be cached: it shows a message, or its query has an unknown value. */
  cacheable: boolean;
  /** Set by `orWhenFailing`: some content could not be loaded, so an older cached page is better than this one. */
  degraded: boolean;
  /** Set by a download that is sent while it is read, because it may be larger than memory. */
  streamed: boolean;
  /** Set by a page that does not carry the script that hydrates it. */
  hydration?: HydrationScript;
}

export const requestFacts = createContext<RequestFacts>({
  id: '-',
  clientAddress: '',
  clientNetwork: '',
  cacheable: false,
  degraded: false,
  streamed: false,
});

/** Renders the page that a visitor gets at an address of the site, past the page cache: for previews. */
export const visitorPage = createContext<(address: string) => Promise<Response>>();

/** The routes of a path, from the root to the leaf. */
export const routeFinder = createContext<(path: string) => MatchedRoute[]>();

/** Public pages do not fail when their data cannot be loaded: the error is logged and the fallback is shown. One that takes time to make is a function. */
export async function orWhenFailing<T>(
  context: Readonly<RouterContextProvider>,
  what: string,
  load: Promise<T>,
  fallback: T | (() => T),
): Promise<T> {
  try {
    return await load;
  } catch (error) {
    const facts = context.get(requestFacts);
    facts.degraded = true;
    log.error({ err: error, request: facts.id, what }, 'could not load public content');
    return fallback instanceof Function ? fallback() : fallback;
  }
}
