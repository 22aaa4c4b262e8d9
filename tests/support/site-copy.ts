import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#app/server/db/open.server.ts';
import { cheapHash } from './cheap-hash.ts';
import { ADMIN } from './e2e-admin.ts';
import { makeOnce } from './make-once.ts';
import type { TestDatabase } from './postgres.ts';
import { copyOnceFilled } from './postgres-copy.ts';
import { startSite } from './site-process.ts';
import { writeStandInRenditions } from './stand-in-renditions.ts';

// What a first start does (migrations, the hash of a password, the pictures of the demo catalogue) takes longer than most
// tests. It is done once for all test files, and each gets a copy. tests/server/start.test.ts has the first start itself.

/** `demo` has the demo catalogue, `empty` has no content; both have the account ADMIN, whose password is checked in no time. */
type Content = 'demo' | 'empty';

/** A DATA_DIR as a first start leaves it, in which no picture has to be encoded. The caller deletes it. */
export async function copySite(content: Content): Promise<string> {
  const made = await makeOnce(content, async (dataDir) => {
    await startOnce(content, { DATA_DIR: dataDir });
    await writeStandInRenditions(dataDir);
  });
  const copy = await mkdtemp(join(tmpdir(), `${content}-site-`));
  cpSync(made, copy, { recursive: true });
  return copy;
}

/** A PostgreSQL database as a first start leaves it. Its pictures and their renditions are in the DATA_DIR of `copySite`. */
export function copyDatabase(content: Content): Promise<TestDatabase> {
  return copyOnceFilled(content, async (url) => {
    const dataDir = await copySite(content);
    await startOnce(content, { DATA_DIR: dataDir, DATABASE_URL: url });
    await rm(dataDir, { recursive: true, force: true });
  });
}

async function startOnce(content: Content, settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const site = await startSite({
    ...settings,
    DEMO_CONTENT: content === 'demo' ? '1' : '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await site.stop();
  const { db, close } = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  await db
    .updateTable('account')
    .set({ password: cheapHash(ADMIN.password) })
    .execute();
  await close();
}
