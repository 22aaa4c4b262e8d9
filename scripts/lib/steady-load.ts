export interface LoadRequest {
  kind: string;
  path: string;
  init?: RequestInit;
  /** Called with the status of the response; 0 stands for no response. */
  onStatus?: (status: number) => void;
}

export type LoadResponse = LoadRequest & { status: number; ms: number };

const TICK_MS = 50;
const TIMEOUT_MS = 20_000;

/** Sends requests at a steady rate without waiting for responses, as visitors do. */
export class SteadyLoad {
  readonly #site: string;
  readonly #next: (count: number) => LoadRequest;
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #sent = 0;
  #owed = 0;

  constructor(siteUrl: string, next: (count: number) => LoadRequest) {
    this.#site = siteUrl;
    this.#next = next;
  }

  /** Calls `begin` when a request is sent, and the function that it returns with the response. */
  start(requestsPerSecond: number, begin: () => (answered: LoadResponse) => void): void {
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

  #send(done: (answered: LoadResponse) => void): void {
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
