import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '#tests/support/http-client.ts';

export const KINDS = ['page', 'search', 'picture'] as const;
/** The longest response time of each, in milliseconds; Infinity for any status but 200. */
export type Waits = Record<(typeof KINDS)[number], number>;

const ADDRESS = { 'x-forwarded-for': '192.0.2.200' };
const PAUSE_MS = 100;
const ANSWERED_WITHIN_MS = 60_000;

/** A visitor from another address, who requests a cached page, an uncached one and a rendition that has to be made. */
export class InnocentVisitor {
  readonly #site: string;
  readonly #pictures: string[];
  #searches = 0;

  constructor(siteUrl: string, pictures: string[]) {
    this.#site = siteUrl;
    this.#pictures = pictures;
  }

  /** Requests each in turn until `isOver`, at least once. */
  async lookAround(isOver: () => boolean): Promise<Waits> {
    const longest: Waits = { page: 0, search: 0, picture: 0 };
    do {
      for (const kind of KINDS) longest[kind] = Math.max(longest[kind], await this.#timeOne(this.#next(kind)));
      await wait(PAUSE_MS);
    } while (!isOver());
    return longest;
  }

  #next(kind: keyof Waits): string {
    if (kind === 'page') return '/';
    this.#searches += 1;
    if (kind === 'picture') return this.#pictures[this.#searches % this.#pictures.length] ?? '/';
    return `/ara?q=deck+${this.#searches}`;
  }

  async #timeOne(path: string): Promise<number> {
    const started = performance.now();
    const answer = ask(this.#site + path, { headers: ADDRESS }).then(({ status }) => status === 200);
    const late = wait(ANSWERED_WITHIN_MS, false, { ref: false });
    const answered = await Promise.race([answer, late]).catch(() => false);
    return answered ? Math.round(performance.now() - started) : Number.POSITIVE_INFINITY;
  }
}
