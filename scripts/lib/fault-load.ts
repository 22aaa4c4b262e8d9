import { randomUUID } from 'node:crypto';

/** What one kind of request was answered with, and how often; 0 stands for no answer at all. */
export type Answers = Record<string, Record<number, number>>;
export type Phase = 'before' | 'down' | 'after';

interface Asked {
  kind: string;
  path: string;
  init?: RequestInit;
  onAnswer?: (status: number) => void;
}

const KEPT = ['/', '/products', '/products/masif-deck-140', '/projects', '/blogs', '/gallery', '/about'];
const TICK_MS = 50;
const TIMEOUT_MS = 20_000;

/** Visitors, an admin and people who write messages, at a steady rate, whether the answers come or not. */
export class FaultLoad {
  readonly answers: Record<Phase, Answers> = { before: {}, down: {}, after: {} };
  readonly acknowledged = new Set<string>();
  phase: Phase = 'before';
  readonly #site: string;
  readonly #cookie: string;
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #sent = 0;
  #owed = 0;

  constructor(siteUrl: string, adminCookie: string) {
    this.#site = siteUrl;
    this.#cookie = adminCookie;
  }

  /** Every page that counts as kept has been seen once. */
  async warmUp(): Promise<void> {
    for (const path of KEPT) await fetch(this.#site + path);
  }

  start(requestsPerSecond: number): void {
    let last = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#owed += ((now - last) / 1000) * requestsPerSecond;
      last = now;
      for (; this.#owed >= 1; this.#owed -= 1) this.#send(this.#next());
    }, TICK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  /** Of ten requests six are for kept pages, two search, one is an admin's, one is a message. */
  #next(): Asked {
    this.#sent += 1;
    const turn = this.#sent % 10;
    if (turn < 6) return { kind: 'kept page', path: KEPT[this.#sent % KEPT.length] ?? '/' };
    if (turn < 8) return { kind: 'search', path: `/ara?q=deck+${this.#sent}` };
    if (turn < 9) return { kind: 'admin page', path: '/admin/products', init: { headers: { cookie: this.#cookie } } };
    return this.#message();
  }

  #message(): Asked {
    const message = `Arıza tatbikatı ${randomUUID()}`;
    const fields = { name: 'Ali Veli', email: 'ali@example.com', phone: '0555 555 55 55', message };
    // Each from an address of its own, or the limit per address would answer in place of the database.
    const address = [10, (this.#sent >> 16) & 255, (this.#sent >> 8) & 255, this.#sent & 255].join('.');
    return {
      kind: 'message',
      path: '/contact',
      init: { method: 'POST', body: new URLSearchParams(fields), headers: { 'x-forwarded-for': address } },
      onAnswer: (status) => {
        if (status === 303) this.acknowledged.add(message);
      },
    };
  }

  #send({ kind, path, init, onAnswer }: Asked): void {
    const { phase } = this;
    const asked = askStatus(this.#site + path, init).then((status) => {
      onAnswer?.(status);
      const ofKind = this.answers[phase][kind] ?? {};
      ofKind[status] = (ofKind[status] ?? 0) + 1;
      this.answers[phase][kind] = ofKind;
    });
    this.#underWay.add(asked);
    void asked.finally(() => this.#underWay.delete(asked));
  }
}

async function askStatus(url: string, init: RequestInit = {}): Promise<number> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
