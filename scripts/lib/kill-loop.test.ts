import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runKillRound } from './kill-loop.ts';

it('kill -9 in the middle of writes loses no acknowledged row (short form of npm run kill-loop)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-test-'));
  const acknowledged = new Set<string>();
  for (const killAfter of [1, 23, 60]) {
    const round = await runKillRound(dataDir, acknowledged, killAfter);
    expect(round).toMatchObject({ lost: [], halfWritten: 0, intact: true });
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(84);
  await rm(dataDir, { recursive: true, force: true });
});
