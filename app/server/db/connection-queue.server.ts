import { setTimeout as wait } from 'node:timers/promises';

interface Waiting {
  start: () => void;
  refuse?: (error: Error) => void;
}

/** First come, first served: one caller at a time gets the single connection. */
export class ConnectionQueue {
  readonly #waiting: Waiting[] = [];
  readonly #limitMs: number;
  #taken = false;
  #limit: NodeJS.Timeout | undefined;

  /** `limitMs`: how long one caller may hold the connection before those waiting are refused. */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  acquire(): Promise<void> {
    return new Promise((start, refuse) => this.#enter({ start, refuse }));
  }

  release(): void {
    clearTimeout(this.#limit);
    const next = this.#waiting.shift();
    this.#taken = next !== undefined;
    if (this.#waiting.length > 0) this.#startLimit();
    next?.start();
  }

  /** Hands the connection to others for a while. Never refused, because the caller will still call `release`. */
  async pause(ms: number): Promise<void> {
    this.release();
    await wait(ms);
    await new Promise<void>((start) => this.#enter({ start }));
  }

  #enter(user: Waiting): void {
    if (!this.#taken) {
      this.#taken = true;
      user.start();
      return;
    }
    this.#waiting.push(user);
    if (this.#waiting.length === 1) this.#startLimit();
  }

  #startLimit(): void {
    this.#limit = setTimeout(() => this.#refuseAll(), this.#limitMs);
  }

  #refuseAll(): void {
    const refused = this.#waiting.filter(({ refuse }) => refuse);
    this.#waiting.splice(0, this.#waiting.length, ...this.#waiting.filter(({ refuse }) => !refuse));
    const error = new Error(
      `A transaction has kept the embedded database for ${this.#limitMs} ms while others waited. ` +
        'Inside db.transaction() use the handle of the transaction: the outer one waits for the transaction to end.',
    );
    for (const { refuse } of refused) refuse?.(error);
  }
}
