import { randomUUID } from 'node:crypto';
import { type LoadRequest, SteadyLoad } from './steady-load.ts';
import { adminPage, CACHED_PAGES, cachedPage, contactMessage, search } from './visitors.ts';

/** For each kind of request the number of responses by status; 0 stands for no response. */
export type Answers = Record<string, Record<number, number>>;
export type Phase = 'before' | 'down' | 'after';

/** Visitors, an admin and senders of messages; responses are counted by phase. */
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

  async warmUp(): Promise<void> {
    for (const path of CACHED_PAGES) await fetch(this.#site + path);
  }

  start(requestsPerSecond: number): void {
    this.#load.start(requestsPerSecond, () => {
      const { phase: asked } = this;
      return ({ kind, status }) => {
        // In flight when the database was killed, so that the outage affected it.
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

  /** Of ten requests six are for cached pages, two are searches, one is an admin page, one is a message. */
  #next(count: number): LoadRequest {
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
