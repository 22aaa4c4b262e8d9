const SQLITE_BUSY = 5;
const SHORTEST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

/** Retries while another process holds the lock. SQLite's own busy timeout would block the event loop for as long. */
export async function retryWhileLocked<T>(
  attempt: () => T,
  limitMs: number,
  pause: (ms: number) => Promise<unknown>,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (let ms = SHORTEST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() >= deadline)
        throw new Error(
          `Another process holds the write lock of the embedded database (waited ${limitMs} ms). End its transaction and try again.`,
          { cause: error },
        );
    }
    await pause(ms);
  }
}

/** The low byte of an extended error code is the primary code. */
function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
}
