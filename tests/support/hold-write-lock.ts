import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const HOLD = `
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
database.exec('begin immediate');
process.stdout.write('held');
process.stdin.on('end', () => database.exec('rollback')).resume();`;

/** Holds SQLite's write lock from another process, like an operator's shell. Returns a function that releases it. */
export async function holdWriteLock(dataDir: string): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ['-e', HOLD, join(dataDir, 'site.db')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return async () => {
    const gone = once(holder, 'exit');
    holder.stdin.end();
    await gone;
  };
}
