import { spawnSync } from 'node:child_process';
import { findCommand } from './find-command.ts';

/** Installs Debian packages, where the machine has apt and lets us; false when it could not. */
export function installWithApt(...packages: string[]): boolean {
  if (!findCommand('apt-get')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [file = '', ...args] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  // A list of packages that could not be fetched anew may still have them.
  runCommand(file, [...args, 'update', '-qq'], 300_000);
  return runCommand(file, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages], 600_000);
}

export function runCommand(file: string, args: string[], timeout: number): boolean {
  return (
    spawnSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout, killSignal: 'SIGKILL' }).status === 0
  );
}
