import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nothingConfirmed } from './admin-writes.ts';
import { inspect, runHttpKillRound } from './kill-loop-http.ts';

it('kill -9 while admins save loses nothing that was confirmed (short form of npm run kill-loop -- 50 http)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-http-'));
  const confirmed = nothingConfirmed();
  for (const killAfter of [7, 25]) {
    const round = await runHttpKillRound(dataDir, confirmed, killAfter);
    expect(round).toMatchObject({ lost: [], halfWritten: [], intact: true });
    expect(round.confirmed).toBeGreaterThanOrEqual(killAfter);
  }
  // The check must be able to fail: it reports confirmed records that never existed.
  confirmed.products.add('hic-olmadi');
  expect((await inspect(dataDir, confirmed)).lost).toEqual(['hic-olmadi']);
  await rm(dataDir, { recursive: true, force: true });
}, 120_000);
