// Runs in a worker thread, so that sending an attack does not delay the visitor whose response times are measured.

import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ATTACKS, type Target } from './attacks.ts';

/** Runs one attack; resolves to the number of responses by status. */
export function startAttack(number: number, target: Target): Promise<Map<number, number>> {
  return new Promise((resolve, reject) => {
    const attacker = new Worker(import.meta.filename, { workerData: { number, target } });
    attacker.once('message', resolve).once('error', reject);
  });
}

if (parentPort) {
  const { number, target } = workerData as { number: number; target: Target };
  parentPort.postMessage(await ATTACKS[number]?.run(target));
}
