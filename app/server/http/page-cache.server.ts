import type { ContentChanges } from '#app/server/db/changes.server.ts';
import { count } from '#app/server/metrics.server.ts';
import type { FinishedPage } from './finished-page.server.ts';

export interface RenderedPage {
  page: FinishedPage;
  /** May be kept and sent to the next visitor. */
  keep: boolean;
  /** Something could not be loaded: an older page is better than this one. */
  degraded: boolean;
}

/** A page takes some milliseconds; one that takes this long waits for a database that is in trouble. */
const PATIENCE_MS = 3_000;

/** Beside its bytes: the entry of the map, the objects around headers and bodies. */
const OVERHEAD_BYTES = 1024;
/** More renderings than this at one time are not joined, so that made-up addresses cannot grow the list of them. */
const MAX_JOINED = 1_000;

export interface CacheLimits {
  maxBytes: number;
  maxPages: number;
  patienceMs?: number;
}

interface KeptPage {
  page: FinishedPage;
  version: number;
}

/**
 * The finished bytes of public pages, by address. A page is sent as long as no public content has changed since its
 * rendering began; afterwards it only stands in for one that cannot be rendered because a part is down.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #underWay = new Map<string, { version: number; result: Promise<RenderedPage> }>();
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

  get(address: string): FinishedPage | undefined {
    const kept = this.#pages.get(address);
    return kept && this.#changes.trustworthy && kept.version === this.#changes.version ? kept.page : undefined;
  }

  /** Many requests for a page that is not there yet wait for one rendering, but not for long if an older one is at hand. */
  async getOrRender(address: string, render: () => Promise<RenderedPage>): Promise<FinishedPage> {
    count('page_cache_misses');
    const fresh = this.#render(address, render);
    const older = this.#pages.get(address)?.page;
    if (!older) return fresh;
    const { promise: late, resolve } = Promise.withResolvers<FinishedPage>();
    const timer = setTimeout(() => {
      count('page_cache_stale');
      resolve(older);
    }, this.#limits.patienceMs ?? PATIENCE_MS);
    return Promise.race([fresh, late]).finally(() => clearTimeout(timer));
  }

  async #render(address: string, render: () => Promise<RenderedPage>): Promise<FinishedPage> {
    const version = this.#changes.version;
    const running = this.#underWay.get(address);
    // A rendering that began before a change may show the old content, so a later request does not join it.
    const result = running?.version === version ? running.result : this.#start(address, version, render);
    const { page, keep, degraded } = await result;
    const older = this.#pages.get(address)?.page;
    if (older && (degraded || page.status >= 500)) {
      count('page_cache_stale');
      return older;
    }
    // What is gone or has moved must not come back when a part is down.
    if (page.status !== 200 && !degraded) this.#drop(address);
    const whole = keep && !degraded && page.status === 200;
    if (whole && version === this.#changes.version && this.#changes.trustworthy) this.#keep(address, { page, version });
    return page;
  }

  #start(address: string, version: number, render: () => Promise<RenderedPage>) {
    count('page_cache_renders');
    const result = render().finally(() => {
      if (this.#underWay.get(address)?.result === result) this.#underWay.delete(address);
    });
    if (this.#underWay.size < MAX_JOINED) this.#underWay.set(address, { version, result });
    return result;
  }

  #keep(address: string, kept: KeptPage) {
    this.#drop(address);
    this.#pages.set(address, kept);
    this.#bytes += sizeOf(address, kept);
    // The oldest goes first: Map keeps the order of insertion, and a page is inserted anew after every change.
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limits.maxBytes && this.#pages.size <= this.#limits.maxPages) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string) {
    const kept = this.#pages.get(address);
    if (!kept) return;
    this.#pages.delete(address);
    this.#bytes -= sizeOf(address, kept);
  }
}

const sizeOf = (address: string, { page }: KeptPage) => page.size + address.length + OVERHEAD_BYTES;
