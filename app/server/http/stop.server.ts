import type { Server } from 'node:http';
import { log } from '#app/server/log.server.ts';

const PATIENCE_MS = 10_000;
const SWEEP_MS = 50;

/** On SIGTERM or Ctrl-C: take no new connection, finish what is under way, close the database, go. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  async function stop(signal: NodeJS.Signals) {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    // A connection becomes idle, and would be kept alive, only when the answer on it has gone out.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    await closed;
    clearInterval(sweep);
    await close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
