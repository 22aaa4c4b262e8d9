import { randomUUID } from 'node:crypto';
import { type Asked, SteadyLoad } from './steady-load.ts';
import { adminPage, CACHED_PAGES, cachedPage, contactMessage, search } from './visitors.ts';

/** What one kind of request was answered with, and how often; 0 stands for no answer at all. */
export type Answers = Record<string, Record<number, number>>;
export type Phase = 'before' | 'down' | 'after';

/** Visitors, an admin and people who write messages; what they are answered is counted by phase. */
export class FaultLoad {
  readonly answers: Record<Phase, Answers> = { before: {}, down: {}, after: {} };
  readonly acknowledged = new Set<string>();
  phase: Phase = 'before';
  readonly #site: string;
  readonly #cookie: string;
  readonly #load: SteadyLoad;

  constructor(siteUrl: string, adminCookie: string) {
    this.#site = siteUrl;
    this.#cookie = adminCookie;
    this.#load = new SteadyLoad(siteUrl, (count) => this.#next(count));
  }

  /** Requests each of the cached pages once. */
  async warmUp(): Promise<void> {
    for (const path of CACHED_PAGES) await fetch(this.#site + path);
  }

  start(requestsPerSecond: number): void {
    this.#load.start(requestsPerSecond, () => {
      const { phase: asked } = this;
      return ({ kind, status }) => {
        // Under way when the database was killed: the fault has met it.
        const phase = asked === 'before' && this.phase !== 'before' ? 'down' : asked;
        const ofKind = this.answers[phase][kind] ?? {};
        ofKind[status] = (ofKind[status] ?? 0) + 1;
        this.answers[phase][kind] = ofKind;
      };
    });
  }

  stop(): Promise<void> {
    return this.#load.stop();
  }

  /** Of ten requests six are for cached pages, two search, one is an admin's, one is a message. */
  #next(count: number): Asked {
    const turn = count % 10;
    if (turn < 6) return cachedPage(count);
    if (turn < 8) return search(count);
    if (turn < 9) return adminPage(this.#cookie, '/admin/products');
    const message = `Arıza tatbikatı ${randomUUID()}`;
    return {
      ...contactMessage(count, message),
      onStatus: (status) => {
        if (status === 303) this.acknowledged.add(message);
      },
    };
  }
}
