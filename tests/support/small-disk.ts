import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SiteProcess, startSite } from './site-process.ts';

const run = promisify(execFile);

export interface SiteOnSmallDisk {
  site: SiteProcess;
  /** The site's data folder, as this process reaches it. */
  dataDir: string;
  /** Fills the disk. */
  fill(): Promise<void>;
  free(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A site whose disk can be filled. Where unprivileged users may mount a tmpfs, it is really full. Elsewhere (containers
 * without user namespaces) the size limit for files is 0, which fails with another error.
 */
export async function startOnSmallDisk(settings: NodeJS.ProcessEnv): Promise<SiteOnSmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  const started = (await canMount(folder)) ? await onOwnMount(folder, settings) : await underLimit(folder, settings);
  return {
    ...started,
    async stop() {
      await started.site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const MOUNT = 'mount -t tmpfs -o size=64m tmpfs "$0" && exec "$@"';
const throughMount = (folder: string) => ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', MOUNT, folder];

async function canMount(folder: string): Promise<boolean> {
  const [command = '', ...args] = [...throughMount(folder), 'true'];
  return run(command, args).then(
    () => true,
    () => false,
  );
}

async function onOwnMount(folder: string, settings: NodeJS.ProcessEnv) {
  const site = await startSite({ ...settings, DATA_DIR: folder }, throughMount(folder));
  // The mount exists only in the site's mount namespace.
  const dataDir = join('/proc', String(site.process.pid), 'root', folder);
  const ballast = join(dataDir, 'ballast');
  return {
    site,
    dataDir,
    async fill() {
      const file = await open(ballast, 'w');
      try {
        // Small pieces in the end, so that not even one page of the database fits.
        for (const size of [1024 * 1024, 4096, 1]) await writeUntilFull(file, Buffer.alloc(size));
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast),
  };
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, piece: Buffer): Promise<void> {
  try {
    for (;;) await file.write(piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

async function underLimit(folder: string, settings: NodeJS.ProcessEnv) {
  const site = await startSite({ ...settings, DATA_DIR: folder });
  const limit = (bytes: string) => run('prlimit', ['--pid', String(site.process.pid), `--fsize=${bytes}:`]);
  return {
    site,
    dataDir: folder,
    fill: async () => void (await limit('0')),
    free: async () => void (await limit('unlimited')),
  };
}
