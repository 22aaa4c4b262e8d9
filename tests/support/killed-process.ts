import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Runs a file of this folder and kills it (-9) right after it has printed so many lines. */
export async function killAfter(lines: number, file: string, input: object): Promise<void> {
  const command = [join(import.meta.dirname, file), JSON.stringify(input)];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let printed = 0;
  for await (const _ of createInterface({ input: child.stdout })) {
    printed += 1;
    if (printed === lines) child.kill('SIGKILL');
  }
  await exited;
}
