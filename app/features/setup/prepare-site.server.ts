import { giveMissingSlugs } from '#app/features/colors/record.server.ts';
import { createAdmin, generatePassword, listAdmins } from '#app/server/auth/admins.server.ts';
import { auth } from '#app/server/auth.server.ts';
import { oneAtATime } from '#app/server/db/engine.server.ts';
import { lockDataDir } from '#app/server/db/open.server.ts';
import { allowShrinking } from '#app/server/db/sqlite-space.server.ts';
import { database, db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { store } from '#app/server/store.server.ts';
import { fillDemoCatalogue, isCatalogueEmpty, storeSitePictures } from './demo-catalogue.server.ts';

export interface FirstAdmin {
  email: string;
  password: string;
}

const DEFAULT_ADMIN = 'admin@example.com';

/** Runs before the server listens. Every step can be repeated. Failures are printed as one line. */
export async function prepareSite(): Promise<FirstAdmin | undefined> {
  try {
    if (database.engine === 'sqlite') {
      lockDataDir(env.dataDir);
      allowShrinking(env.dataDir);
    }
    return await oneAtATime(db, 'prepare-site', fillEmptySite);
  } catch (error) {
    process.stderr.write(`Cannot start: ${(error as Error).message || error}\n`);
    process.exit(1);
  }
}

async function fillEmptySite(): Promise<FirstAdmin | undefined> {
  const firstAdmin = await ensureFirstAdmin();
  await storeSitePictures(db, store);
  if (env.demoContent && (await isCatalogueEmpty(db))) await fillDemoCatalogue(db, store, await firstAuthor());
  await giveMissingSlugs(db);
  return firstAdmin;
}

/** Returns the credentials only if the password was generated, so that it can be printed. */
async function ensureFirstAdmin(): Promise<FirstAdmin | undefined> {
  if ((await listAdmins(db)).length > 0) return undefined;
  const email = env.admin.email ?? DEFAULT_ADMIN;
  const password = env.admin.password ?? generatePassword();
  await createAdmin(auth, email, password, env.admin.password === undefined);
  return env.admin.password ? undefined : { email, password };
}

async function firstAuthor(): Promise<string> {
  const [admin] = await listAdmins(db);
  if (!admin) throw new Error('There is no admin to sign the demo posts');
  return admin.id;
}
