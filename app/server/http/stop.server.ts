import type { Server } from 'node:http';
import { log } from '#app/server/log.server.ts';

const PATIENCE_MS = 10_000;

/** On SIGTERM or Ctrl-C: take no new connection, finish what is under way, close the database, go. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  async function stop(signal: NodeJS.Signals) {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    await close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
