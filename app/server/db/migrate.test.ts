import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { migrations } from '#migrations/all.ts';
import { ENGINES, openTestDatabase } from '#tests/support/engines.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { migrate } from './migrate.server.ts';

const SCRIPT = join(import.meta.dirname, '../../../tests/support/migrate-process.ts');

async function migrateInProcess(dataDir: string, url: string | undefined): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, dataDir, ...(url ? [url] : [])]);
  return JSON.parse(stdout);
}

describe.each(ENGINES)('migrations (%s)', (engine) => {
  it('run once: a second run does nothing', async () => {
    const opened = await openTestDatabase(engine);
    expect(await migrate(opened.database.db)).toEqual([]);
    await opened.close();
  });

  it('run once and in order when four processes start together on an empty database', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'migrate-test-'));
    const own = engine === 'postgres' ? await createDatabase(process.env.TEST_DATABASE_URL as string) : undefined;
    const done = await Promise.all([1, 2, 3, 4].map(() => migrateInProcess(dataDir, own?.url)));
    expect(done.flat()).toEqual(Object.keys(migrations).sort());
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);
});
