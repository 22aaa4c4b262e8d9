// `npm run kill-loop -- 50`       kill -9 during writes to SQLite; nothing acknowledged may be lost
// `npm run kill-loop -- 50 http`  the same for the whole site, while admins save forms

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nothingConfirmed } from './lib/admin-writes.ts';
import { runKillRound } from './lib/kill-loop.ts';
import { runHttpKillRound } from './lib/kill-loop-http.ts';

const [rounds = '50', way = 'database'] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), 'kill-loop-'));
const acknowledged = new Set<string>();
const confirmed = nothingConfirmed();
let [total, failures] = [0, 0];
for (let round = 1; round <= Number(rounds); round += 1) {
  const result = way === 'http' ? await killSite() : await killWriter();
  const good = result.intact && result.lost === 0 && result.halfWritten === 0;
  if (!good) failures += 1;
  total += result.acknowledged;
  const state = good ? 'intact' : `DAMAGED, ${result.halfWritten} half-written`;
  console.log(`round ${round}: ${result.acknowledged} acknowledged, ${result.lost} lost, ${state}`);
}
console.log(`${rounds} rounds, ${total} acknowledged changes, ${failures} rounds with damage`);
await rm(dataDir, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;

async function killWriter() {
  const round = await runKillRound(dataDir, acknowledged, 1 + Math.floor(Math.random() * 200));
  return { ...round, lost: round.lost.length };
}

async function killSite() {
  const round = await runHttpKillRound(dataDir, confirmed, 1 + Math.floor(Math.random() * 60));
  const { lost, halfWritten } = round;
  return { ...round, acknowledged: round.confirmed, lost: lost.length, halfWritten: halfWritten.length };
}
