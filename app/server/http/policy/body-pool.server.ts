/** Limits the request bodies held in memory at one time: their total size, and their number per client. */
export class BodyPool {
  readonly #byClient = new Map<string, number>();
  readonly #maxBytes: number;
  readonly #maxPerClient: number;
  #bytes = 0;

  constructor({ maxBytes, maxPerClient }: { maxBytes: number; maxPerClient: number }) {
    this.#maxBytes = maxBytes;
    this.#maxPerClient = maxPerClient;
  }

  /** Reserves memory for a body until `release` is called, or returns the limit that is exhausted. */
  take(client: string, bytes: number): { release: () => void } | 'client' | 'total' {
    const count = this.#byClient.get(client) ?? 0;
    if (count >= this.#maxPerClient) return 'client';
    if (this.#bytes + bytes > this.#maxBytes) return 'total';
    this.#byClient.set(client, count + 1);
    this.#bytes += bytes;
    return { release: () => this.#release(client, bytes) };
  }

  #release(client: string, bytes: number): void {
    this.#bytes -= bytes;
    const left = (this.#byClient.get(client) ?? 1) - 1;
    if (left > 0) this.#byClient.set(client, left);
    else this.#byClient.delete(client);
  }
}
