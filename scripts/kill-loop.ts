import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runKillRound } from './lib/kill-loop.ts';

/** `npm run kill-loop -- 50`: kill -9 in the middle of writes on the embedded database; nothing acknowledged may be lost. */
const rounds = Number(process.argv[2] ?? 50);
const dataDir = await mkdtemp(join(tmpdir(), 'kill-loop-'));
const acknowledged = new Set<string>();
let failures = 0;
for (let round = 1; round <= rounds; round += 1) {
  const result = await runKillRound(dataDir, acknowledged, 1 + Math.floor(Math.random() * 200));
  const good = result.intact && result.lost.length === 0 && result.halfWritten === 0;
  if (!good) failures += 1;
  console.log(
    `round ${round}: ${result.acknowledged} acknowledged, ${result.lost.length} lost, ${good ? 'intact' : 'DAMAGED'}`,
  );
}
console.log(`${rounds} rounds, ${acknowledged.size} acknowledged rows, ${failures} rounds with damage`);
await rm(dataDir, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;
