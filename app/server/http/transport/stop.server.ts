import type { Server } from 'node:http';
import { log } from '#app/server/log.server.ts';

const GRACE_MS = 10_000;
const SWEEP_MS = 50;

/**
 * On SIGTERM, SIGINT or SIGHUP, or when the launcher ends: accept no new connections, finish the requests in progress, close
 * the database, exit.
 */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  async function stop(signal: NodeJS.Signals | 'disconnect') {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    // A busy keep-alive connection becomes idle only after its response, so idle ones are closed repeatedly.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    await closed;
    clearInterval(sweep);
    await close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);
  // The IPC channel to scripts/run.mjs closes when the launcher is killed, which sends no signal.
  process.on('disconnect', () => stop('disconnect'));
  process.channel?.unref();
  if (process.connected === false) void stop('disconnect');
}
