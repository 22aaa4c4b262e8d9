const SQLITE_BUSY = 5;
const SHORTEST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

/**
 * Tries again while another process holds the lock that a statement needs. SQLite's own busy timeout would stop the
 * whole process for as long; here the pauses are asynchronous.
 */
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

/** The low byte is the error itself, the rest says more about it. */
function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
}
