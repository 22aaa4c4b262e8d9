import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { log } from '#app/server/log.server.ts';

const GRACE_MS = 10_000;
const SWEEP_MS = 50;
/**
 * How long a worker leaves quiet connections open while others serve on: a request may be on its way on them. A site that
 * ends as a whole would refuse the next request anyway.
 */
const QUIET_MS = cluster.isWorker ? 1_000 : 0;

/** Far more than wait at any moment. New connections keep coming under load, and must not keep the site from stopping. */
const MOST_WAITING = 200;

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
    server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false;
    });
    await acceptWaiting(server);
    // Not the HTTP server's own: it closes quiet connections at once.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    await Promise.race([closed, wait(QUIET_MS)]);
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
  // For the supervisor of several workers (`superviseWorkers`). It would end any other process.
  process.on('SIGUSR2', () => log.warn('a reload needs WORKERS above 1; restart instead'));
  // The IPC channel to scripts/run.mjs closes when the launcher is killed, which sends no signal.
  process.on('disconnect', () => stop('disconnect'));
  process.channel?.unref();
  if (process.connected === false) void stop('disconnect');
}

/** Closing would reset the connections that still wait to be accepted. Node accepts one in each turn of its event loop. */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  // In the turn in which the signal came, accepting may already be over.
  await nextTurn();
  for (let before = -1; before < accepted && accepted < MOST_WAITING; ) {
    before = accepted;
    await nextTurn();
  }
  server.off('connection', count);
}
