import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

export interface BenchSite extends SiteProcess {
  remove(): Promise<void>;
}

interface BenchOptions {
  /** Adds rows to the demo catalogue while no site runs. */
  fill?: (dataDir: string) => Promise<void>;
  more?: NodeJS.ProcessEnv;
  /** A command that starts the server in its turn. */
  through?: string[];
}

/** Its log goes to a file: reading it here would take processor time from what is measured. */
const LOG_TO_FILE = ['sh', '-c', 'exec "$@" > "$DATA_DIR/log"', 'sh'];

/** The built site on a fresh data folder. */
export async function startBenchSite({ fill, more, through = [] }: BenchOptions = {}): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const settings = { DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...more };
  if (fill) {
    await (await startSite(settings)).stop();
    await fill(dataDir);
  }
  const site = await startSite(settings, [...LOG_TO_FILE, ...through]);
  return {
    ...site,
    async remove() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
