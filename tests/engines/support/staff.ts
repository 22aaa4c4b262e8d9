import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import type { User } from './user.ts';

export const uniqueName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Opens a page of the back-office, signed in; the form for that has a journey of its own. */
export async function openAsStaff(user: User, path: string): Promise<void> {
  await user.open(path);
  if ((await user.read(() => location.pathname)) !== '/admin/login') return;
  await user.read(async ({ email, password }) => {
    await fetch('/admin/login.data?stay', { method: 'POST', body: new URLSearchParams({ email, password }) });
  }, ADMIN);
  await user.open(path);
}

/** As the button does; that has a journey of its own. */
export async function signOut(user: User): Promise<void> {
  await user.read(() => fetch('/admin/logout', { method: 'POST' }).then(({ ok }) => ok));
}

/** The path of a new photograph. */
export async function makePhoto(name: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'photo-')), name);
  await writeFile(path, await makeJpeg());
  return path;
}
