import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ADMIN } from './e2e-admin.ts';
import { startFormService } from './form-service.ts';
import { startTopology } from './topology.ts';

const LOG = join(import.meta.dirname, '..', '..', 'test-results', 'server.log');

/** Playwright's global setup: the built server on a fresh database, and a stand-in for the form service. */
export default async function startServer(): Promise<() => Promise<void>> {
  // Set by hand: test against a server that already runs.
  if (process.env.E2E_BASE_URL) return async () => {};

  const form = await startFormService();
  const site = await startTopology({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CONTACT_FORM_URL: `${form.url}/ajax/info@example.com`,
  }).catch(async (error) => {
    await form.stop();
    throw error;
  });

  await mkdir(dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG);
  for (const { process } of site.processes) {
    process.stdout?.pipe(log, { end: false });
    process.stderr?.pipe(log, { end: false });
  }
  process.env.E2E_BASE_URL = site.url;
  process.env.E2E_FORM_URL = form.url;
  if ('url' in site.database) process.env.E2E_DATABASE_URL = site.database.url;
  else process.env.E2E_DATA_DIR = site.database.dataDir;
  return async () => {
    await site.stop();
    await form.stop();
    log.end();
  };
}
