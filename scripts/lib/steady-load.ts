export interface Asked {
  kind: string;
  path: string;
  init?: RequestInit;
  /** Called with the answer's status; 0 stands for no answer at all. */
  onStatus?: (status: number) => void;
}

export type Answered = Asked & { status: number; ms: number };

const TICK_MS = 50;
const TIMEOUT_MS = 20_000;

/** Sends requests at a steady rate whether the answers come or not, as visitors do. */
export class SteadyLoad {
  readonly #site: string;
  readonly #next: (count: number) => Asked;
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #sent = 0;
  #owed = 0;

  constructor(siteUrl: string, next: (count: number) => Asked) {
    this.#site = siteUrl;
    this.#next = next;
  }

  /** `begin` is called as a request goes out; what it returns, when its answer is there. */
  start(requestsPerSecond: number, begin: () => (answered: Answered) => void): void {
    let last = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#owed += ((now - last) / 1000) * requestsPerSecond;
      last = now;
      for (; this.#owed >= 1; this.#owed -= 1) this.#send(begin());
    }, TICK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  #send(done: (answered: Answered) => void): void {
    this.#sent += 1;
    const asked = this.#next(this.#sent);
    const started = performance.now();
    const sending = askStatus(this.#site + asked.path, asked.init).then((status) => {
      asked.onStatus?.(status);
      done({ ...asked, status, ms: performance.now() - started });
    });
    this.#underWay.add(sending);
    void sending.finally(() => this.#underWay.delete(sending));
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
