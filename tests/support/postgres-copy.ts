import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOnce } from './make-once.ts';
import { createDatabase, dropDatabase, type TestDatabase } from './postgres.ts';

const ENDING = '.database';

/** A database of its own on the test server, copied from one that is filled once for all test files. */
export async function copyOnceFilled(name: string, fill: (url: string) => Promise<void>): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set: no PostgreSQL to test on');
  const filled = await makeOnce(name + ENDING, async (file) => {
    const database = await createDatabase(server, name);
    await writeFile(file, database.name);
    await fill(database.url);
  });
  return createDatabase(server, name, await readFile(filled, 'utf8'));
}

/** Those that copies were made from. */
export async function dropFilledDatabases(serverUrl: string, shared: string): Promise<void> {
  for (const file of (await readdir(shared)).filter((name) => name.endsWith(ENDING))) {
    await dropDatabase(serverUrl, await readFile(join(shared, file), 'utf8'));
  }
}
