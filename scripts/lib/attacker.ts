// A thread of its own: what an attack costs its sender must not delay the visitor whose waiting is measured.

import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ATTACKS, type Target } from './attacks.ts';

/** Runs one attack and tells how often each status was answered. */
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
