import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#app/server/log.server.ts';
import type { Figures } from '#app/server/metrics.server.ts';
import { type Answers, openChannel } from './channel.server.ts';
import { WorkerFigures } from './figures.server.ts';

/** Longer than a worker takes at most to end (`stopOnSignal`). */
const STOP_LIMIT_MS = 12_000;
/** Before a worker is started again that ended without ever having listened. */
const RETRY_MS = 1_000;
const FIGURES_LIMIT_MS = 1_000;

type Ask = ReturnType<typeof openChannel>;

/**
 * Starts workers that serve the site on one address, replaces those that end, and has one of them keep house. SIGTERM,
 * SIGINT and SIGHUP end all; SIGUSR2 replaces them one by one, each by one that listens already. `answers` are for what
 * workers ask besides (`askAll`).
 */
export async function superviseWorkers(count: number, answers: Answers): Promise<void> {
  // All wait for connections on one socket: what one of them has not accepted when it ends, another accepts.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const asks = new Map<Worker, Ask>();
  const listening = new Set<Worker>();
  /** Nobody replaces them when they end. */
  const unreplaced = new Set<Worker>();
  const figures = new WorkerFigures<Worker>();
  let housekeeper: Worker | undefined;
  let stopping = false;
  let renewing = false;

  cluster.on('listening', (worker) => {
    listening.add(worker);
    appointHousekeeper();
  });
  cluster.on('exit', (worker, code, signal) => {
    const hasListened = listening.delete(worker);
    asks.delete(worker);
    figures.end(worker);
    if (housekeeper === worker) housekeeper = undefined;
    if (stopping) {
      if (asks.size === 0) process.exit(0);
      return;
    }
    appointHousekeeper();
    if (unreplaced.delete(worker)) return;
    log.error({ code, signal }, 'a worker ended; another one is started');
    if (hasListened) startWorker();
    else setTimeout(() => stopping || startWorker(), RETRY_MS);
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  process.on('SIGUSR2', renewAll);
  // The launcher was killed, as in stopOnSignal.
  process.on('disconnect', () => stop('disconnect'));
  process.channel?.unref();

  // The first one alone prepares the site, tells its address, and shows whether the settings work.
  const exitCode = await tryWorker();
  if (exitCode !== null) process.exit(exitCode);
  for (let n = 1; n < count && !stopping; n += 1) startWorker();

  function startWorker(): Worker {
    const worker = cluster.fork();
    const own = { figures: collectFigures, lastFigures: (last: Figures) => figures.set(worker, last) };
    asks.set(worker, openChannel(worker, { ...answers, ...own }));
    return worker;
  }

  /** Starts one that is not tried again. Null once it listens, its exit code if it ends instead. */
  async function tryWorker(): Promise<number | null> {
    const worker = startWorker();
    unreplaced.add(worker);
    const ended = once(worker, 'exit').then(([code]) => code || 1);
    const exitCode = await Promise.race([once(worker, 'listening').then(() => null), ended]);
    unreplaced.delete(worker);
    return exitCode;
  }

  /** One at a time: two would do daily work twice. One that is about to end does it until it has ended. */
  function appointHousekeeper() {
    if (housekeeper || stopping) return;
    [housekeeper] = listening;
    if (housekeeper) void asks.get(housekeeper)?.('keepHouse');
  }

  async function renewAll() {
    if (renewing || stopping) return;
    renewing = true;
    log.info('starting new workers, one by one');
    for (const old of [...listening]) {
      if ((await tryWorker()) !== null) {
        log.error('a new worker did not start; the others stay');
        break;
      }
      if (stopping || !listening.has(old)) continue;
      unreplaced.add(old);
      const gone = once(old, 'exit');
      old.process.kill('SIGTERM');
      await gone;
    }
    renewing = false;
  }

  function stop(signal: string) {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping the workers');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    if (asks.size === 0) process.exit(0);
    for (const worker of asks.keys()) worker.process.kill('SIGTERM');
  }

  async function collectFigures(): Promise<Figures> {
    const limit = wait(FIGURES_LIMIT_MS, undefined, { ref: false });
    await Promise.all(
      [...asks].map(async ([worker, ask]) => {
        // One that is too busy to answer counts as it was when it last answered.
        const answered = await Promise.race([ask<Figures>('figures'), limit]);
        if (answered && asks.has(worker)) figures.set(worker, answered);
      }),
    );
    const sum = figures.sum();
    return { ...sum, gauges: { ...sum.gauges, workers: listening.size } };
  }
}
