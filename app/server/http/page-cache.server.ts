import type { ContentChanges } from '#app/server/db/changes.server.ts';
import { collectTopics, isTouched, type Topic } from '#app/server/db/topics.server.ts';
import { count } from '#app/server/metrics.server.ts';
import type { HydrationScript } from './hydration-script.server.ts';
import { compressAgain } from './transport/compress-again.server.ts';
import type { PreparedResponse } from './transport/prepared-response.server.ts';

export interface RenderedPage {
  response: PreparedResponse;
  cacheable: boolean;
  /** Some content could not be loaded, so an older version of the page is better than this one. */
  degraded: boolean;
  /** The script that hydrates the page, unless the page carries it. */
  hydration?: HydrationScript | undefined;
}

/** Rendering takes milliseconds. If it takes this long, the database is probably in trouble. */
const STALE_AFTER_MS = 3_000;
/** How long after a change the last page is still sent to those who come while its successor is rendered. */
const RENEWAL_MS = 1_000;
/** Estimate of what an entry takes besides its bytes: the map entry and the objects around headers and bodies. */
const OVERHEAD_BYTES = 1024;
/** Two in a string with Turkish letters, and about as much again for the answer made of it. */
const BYTES_PER_CHARACTER = 4;
const EARLIER_STATES = 3;
/** Renders beyond this number are neither shared nor cached, so that requests for made-up addresses cannot grow the map. */
const MAX_SHARED_RENDERS = 1_000;

export interface CacheLimits {
  maxBytes: number;
  maxPages: number;
  /** How long a request waits for a new render before it is sent the outdated page. */
  staleAfterMs?: number;
  renewalMs?: number;
}

interface CachedPage {
  response: PreparedResponse;
  /** What the page shows. */
  topics: Topic[];
  /** When something changed that it shows, by the clock of the process. */
  outdatedAt: number | undefined;
  /** It was asked for again. */
  isInDemand: boolean;
  /** The script that hydrates it, and those of its last states, for whoever still sees one; newest first. */
  hydration: HydrationScript[];
}

interface Render {
  result: Promise<RenderedPage>;
  /** What it has read so far. */
  topics: Set<Topic>;
  /** Something has changed that it had read. */
  isOutdated: boolean;
  /** An untracked render hears of no change, so that it may not be cached. */
  isTracked: boolean;
}

/**
 * Responses of public pages, ready to send, by address. An entry is fresh until something changes that the page shows;
 * after that it is sent only when the page cannot be rendered, because the database or the store is down or slow.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Render>();
  readonly #changes: ContentChanges;
  readonly #limits: CacheLimits;
  #bytes = 0;

  constructor(changes: ContentChanges, limits: CacheLimits) {
    this.#changes = changes;
    this.#limits = limits;
    changes.onChange((change) => {
      const now = performance.now();
      for (const page of this.#pages.values()) if (isTouched(page.topics, change)) page.outdatedAt ??= now;
      for (const render of this.#rendering.values()) render.isOutdated ||= isTouched(render.topics, change);
    });
  }

  get size() {
    return this.#pages.size;
  }

  get bytes() {
    return this.#bytes;
  }

  get(address: string): PreparedResponse | undefined {
    const cached = this.#pages.get(address);
    if (!cached || cached.outdatedAt !== undefined || !this.#changes.trustworthy) return undefined;
    if (!cached.isInDemand) {
      cached.isInDemand = true;
      const isCurrent = () => cached.outdatedAt === undefined && this.#pages.get(address) === cached;
      compressAgain(cached.response, isCurrent);
    }
    return cached.response;
  }

  /** The script that hydrates a page as somebody sees it: as it is now, or was before one of the last changes. */
  findHydration(address: string, state: string): HydrationScript | undefined {
    return this.#pages.get(address)?.hydration.find((script) => script.state === state);
  }

  /**
   * Requests for one page share a single render. The first waits for it; those that come meanwhile get the last page, for a
   * second after the change. Not if the page must be the newest (`isNewest`): staff see what they have saved.
   */
  async getOrRender(
    address: string,
    render: () => Promise<RenderedPage>,
    { isNewest = false } = {},
  ): Promise<PreparedResponse> {
    const last = this.#pages.get(address);
    if (last && !isNewest && this.#rendering.has(address) && this.#isInRenewal(last)) {
      count('page_cache_renewing');
      return last.response;
    }
    count('page_cache_misses');
    const fresh = this.#render(address, render);
    if (!last) return fresh;
    const { promise: fallback, resolve } = Promise.withResolvers<PreparedResponse>();
    const timer = setTimeout(() => {
      count('page_cache_stale');
      resolve(last.response);
    }, this.#limits.staleAfterMs ?? STALE_AFTER_MS);
    return Promise.race([fresh, fallback]).finally(() => clearTimeout(timer));
  }

  #isInRenewal({ outdatedAt = performance.now() }: CachedPage): boolean {
    return performance.now() - outdatedAt < (this.#limits.renewalMs ?? RENEWAL_MS);
  }

  async #render(address: string, render: () => Promise<RenderedPage>): Promise<PreparedResponse> {
    const running = this.#rendering.get(address);
    // What it has not read by the time of a change, it will read as it is after the change.
    const shared = running && !running.isOutdated ? running : this.#start(address, render);
    const rendered = await shared.result;
    const { response, cacheable, degraded } = rendered;
    const stale = this.#pages.get(address)?.response;
    if (stale && (degraded || response.status >= 500)) {
      count('page_cache_stale');
      return stale;
    }
    // A deleted or moved page must not reappear when the database is down.
    if (response.status !== 200 && !degraded) this.#delete(address);
    const isKept = shared.isTracked && this.#changes.trustworthy;
    if (cacheable && !degraded && response.status === 200 && isKept) this.#keep(address, rendered, shared);
    return response;
  }

  /**
   * Of a page that changed while it was rendered only the script is kept, because somebody was sent that page; not where no
   * page is cached, because it may just have been taken away.
   */
  #keep(address: string, { response, hydration: script }: RenderedPage, { topics, isOutdated }: Render) {
    const last = this.#pages.get(address);
    const fresh = { response, topics: [...topics], outdatedAt: undefined, isInDemand: false };
    const page = isOutdated ? last : fresh;
    if (!page) return;
    const known = last?.hydration ?? [];
    // The script of the page itself comes first.
    const scripts = [...(isOutdated ? known.slice(0, 1) : []), ...(script ? [script] : []), ...known];
    const byState = new Map(scripts.map((one) => [one.state, one]));
    this.#delete(address);
    this.#set(address, Object.assign(page, { hydration: [...byState.values()].slice(0, 1 + EARLIER_STATES) }));
  }

  #start(address: string, render: () => Promise<RenderedPage>): Render {
    count('page_cache_renders');
    const topics = new Set<Topic>();
    // It begins when it is already tracked.
    const begun = Promise.resolve().then(() => collectTopics(topics, render));
    const result = begun.finally(() => {
      if (this.#rendering.get(address) === started) this.#rendering.delete(address);
    });
    const isTracked = this.#rendering.size < MAX_SHARED_RENDERS;
    const started: Render = { result, topics, isOutdated: false, isTracked };
    if (isTracked) this.#rendering.set(address, started);
    return started;
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

function sizeOf(address: string, { response, hydration }: CachedPage): number {
  const characters = hydration.reduce((sum, { text }) => sum + text.length, address.length);
  return response.size + characters * BYTES_PER_CHARACTER + OVERHEAD_BYTES;
}
