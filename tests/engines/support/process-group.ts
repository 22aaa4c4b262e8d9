import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const END_LIMIT_MS = 5000;

export interface ProcessGroup {
  process: ChildProcess;
  /** Ends every process of the group, by force those that do not go. */
  end(): Promise<void>;
}

/** Starts a process in a group of its own: a browser is many processes, and one that hangs leaves the others behind. */
export function startProcessGroup(command: string, args: string[], options: SpawnOptions): ProcessGroup {
  const child = spawn(command, args, { ...options, detached: true });
  const gone = once(child, 'exit').catch(() => undefined);
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The whole group has ended.
    }
  };
  const killAtExit = () => signal('SIGKILL');
  process.once('exit', killAtExit);
  return {
    process: child,
    async end() {
      signal('SIGTERM');
      await Promise.race([gone, wait(END_LIMIT_MS, undefined, { ref: false })]);
      signal('SIGKILL');
      process.off('exit', killAtExit);
    },
  };
}
