import { createContext, type RouterContextProvider } from 'react-router';
import { log } from '#app/server/log.server.ts';

/** What the HTTP server knows of a request, and what the page tells it back. */
export interface RequestFacts {
  /** Short, in the log line and on the error page. */
  id: string;
  /** The visitor's address, from the connection or from a trusted proxy, never from a header that anybody can send. */
  clientAddress: string;
  /** Whom a limit counts: the address, or the network that one customer of an IPv6 provider has. */
  clientNetwork: string;
  /** Set to false by a page that must not be kept: a message on it, or a query that it did not understand. */
  keepPage: boolean;
  /** Set by `orWhenFailing`: something could not be loaded, so an older kept page is better than this one. */
  degraded: boolean;
}

export const requestFacts = createContext<RequestFacts>({
  id: '-',
  clientAddress: '',
  clientNetwork: '',
  keepPage: false,
  degraded: false,
});

/** Public pages never fail for want of their data: the failure is logged and the empty view shown instead. */
export async function orWhenFailing<T>(
  context: Readonly<RouterContextProvider>,
  what: string,
  load: Promise<T>,
  instead: T,
): Promise<T> {
  try {
    return await load;
  } catch (error) {
    const facts = context.get(requestFacts);
    facts.degraded = true;
    log.error({ err: error, request: facts.id, what }, 'could not load public content');
    return instead;
  }
}
