import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..', '..');

/** `npm run admin -- add`, as an operator does it, while the site runs. */
export async function addAdmin(
  settings: Record<string, string>,
  { email, password, role = 'manager' }: { email: string; password: string; role?: 'manager' | 'editor' },
): Promise<void> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, ...settings };
  const child = spawn(process.execPath, ['scripts/admin.ts', 'add', email, role], {
    cwd: PROJECT,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin?.end(password);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Adding the admin ${email} failed (see above)`);
}
