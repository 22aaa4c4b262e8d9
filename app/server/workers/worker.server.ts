import cluster from 'node:cluster';
import { type Figures, gauge, readFigures } from '#app/server/metrics.server.ts';
import { openChannel } from './channel.server.ts';

const appointed = Promise.withResolvers<void>();
let isHousekeeper = false;
gauge('housekeepers', () => (isHousekeeper ? 1 : 0));

/** Asks the supervisor; undefined in a process that has none, because it is the only one. */
export const askSupervisor = cluster.isWorker
  ? openChannel(process, { figures: readFigures, keepHouse: appointed.resolve })
  : undefined;

/** Resolves in one process only: at once where there is one, when it is its turn where there are several. */
export async function becomeHousekeeper(): Promise<void> {
  if (askSupervisor) await appointed.promise;
  isHousekeeper = true;
}

/** The figures of all workers together. */
export async function collectFigures(): Promise<Figures> {
  return askSupervisor ? askSupervisor<Figures>('figures') : readFigures();
}

/** So that what was counted here is not lost when this process ends. */
export async function leaveFigures(): Promise<void> {
  await askSupervisor?.('lastFigures', readFigures());
}
