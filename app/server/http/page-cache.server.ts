import type { ContentChanges } from '#app/server/db/changes.server.ts';
import { count } from '#app/server/metrics.server.ts';
import type { PreparedResponse } from './transport/prepared-response.server.ts';

export interface RenderedPage {
  response: PreparedResponse;
  cacheable: boolean;
  /** Some content could not be loaded, so an older version of the page is better than this one. */
  degraded: boolean;
}

/** Rendering takes milliseconds. If it takes this long, the database is probably in trouble. */
const STALE_AFTER_MS = 3_000;
/** Estimate of what an entry takes besides its bytes: the map entry and the objects around headers and bodies. */
const OVERHEAD_BYTES = 1024;
/** Renders beyond this number are not shared between requests, so that requests for made-up addresses cannot grow the map. */
const MAX_SHARED_RENDERS = 1_000;

export interface CacheLimits {
  maxBytes: number;
  maxPages: number;
  /** How long a request waits for a new render before it is sent the outdated page. */
  staleAfterMs?: number;
}

interface CachedPage {
  response: PreparedResponse;
  version: number;
}

/**
 * Responses of public pages, ready to send, by address. An entry is fresh until public content changes; after that it is
 * sent only when the page cannot be rendered, because the database or the store is down or slow.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, { version: number; result: Promise<RenderedPage> }>();
  readonly #changes: ContentChanges;
  readonly #limits: CacheLimits;
  #bytes = 0;

  constructor(changes: ContentChanges, limits: CacheLimits) {
    this.#changes = changes;
    this.#limits = limits;
  }

  get size() {
    return this.#pages.size;
  }

  get bytes() {
    return this.#bytes;
  }

  get(address: string): PreparedResponse | undefined {
    const cached = this.#pages.get(address);
    const isFresh = this.#changes.trustworthy && cached?.version === this.#changes.version;
    return isFresh ? cached?.response : undefined;
  }

  /** Concurrent requests for one page share a single render. */
  async getOrRender(address: string, render: () => Promise<RenderedPage>): Promise<PreparedResponse> {
    count('page_cache_misses');
    const fresh = this.#render(address, render);
    const stale = this.#pages.get(address)?.response;
    if (!stale) return fresh;
    const { promise: fallback, resolve } = Promise.withResolvers<PreparedResponse>();
    const timer = setTimeout(() => {
      count('page_cache_stale');
      resolve(stale);
    }, this.#limits.staleAfterMs ?? STALE_AFTER_MS);
    return Promise.race([fresh, fallback]).finally(() => clearTimeout(timer));
  }

  async #render(address: string, render: () => Promise<RenderedPage>): Promise<PreparedResponse> {
    const version = this.#changes.version;
    const running = this.#rendering.get(address);
    // A render that began before a change may show the old content, so requests after the change do not share it.
    const result = running?.version === version ? running.result : this.#start(address, version, render);
    const { response, cacheable, degraded } = await result;
    const stale = this.#pages.get(address)?.response;
    if (stale && (degraded || response.status >= 500)) {
      count('page_cache_stale');
      return stale;
    }
    // A deleted or moved page must not reappear when the database is down.
    if (response.status !== 200 && !degraded) this.#delete(address);
    const isFresh = version === this.#changes.version && this.#changes.trustworthy;
    if (cacheable && !degraded && response.status === 200 && isFresh) this.#set(address, { response, version });
    return response;
  }

  #start(address: string, version: number, render: () => Promise<RenderedPage>) {
    count('page_cache_renders');
    const result = render().finally(() => {
      if (this.#rendering.get(address)?.result === result) this.#rendering.delete(address);
    });
    if (this.#rendering.size < MAX_SHARED_RENDERS) this.#rendering.set(address, { version, result });
    return result;
  }

  #set(address: string, cached: CachedPage) {
    this.#delete(address);
    this.#pages.set(address, cached);
    this.#bytes += sizeOf(address, cached);
    // A Map iterates in the order of insertion, and a page is inserted again after every change: the oldest come first.
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limits.maxBytes && this.#pages.size <= this.#limits.maxPages) break;
      this.#delete(oldest);
    }
  }

  #delete(address: string) {
    const cached = this.#pages.get(address);
    if (!cached) return;
    this.#pages.delete(address);
    this.#bytes -= sizeOf(address, cached);
  }
}

const sizeOf = (address: string, { response }: CachedPage) => response.size + address.length + OVERHEAD_BYTES;
