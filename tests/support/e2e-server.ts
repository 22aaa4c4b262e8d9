import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cheapHash } from './cheap-hash.ts';
import { ADMIN } from './e2e-admin.ts';
import { inDatabase } from './e2e-database.ts';
import { startFormService } from './form-service.ts';
import { startMailServer } from './mail-server.ts';
import { writeStandInRenditions } from './stand-in-renditions.ts';
import { startTopology } from './topology.ts';

const LOG = join(import.meta.dirname, '..', '..', 'test-results', 'server.log');

/** Playwright's global setup. */
export default async function startServer(): Promise<() => Promise<void>> {
  // Set by hand to test against a server that already runs.
  if (process.env.E2E_BASE_URL) return async () => {};
  const stop = await startDemoSite();
  // Signing in takes no time then; what the real cost is: passwords.test.ts.
  const password = cheapHash(ADMIN.password);
  await inDatabase((db) => db.updateTable('account').set({ password }).execute());
  if (process.env.E2E_DATA_DIR) await writeStandInRenditions(process.env.E2E_DATA_DIR);
  return stop;
}

/** The built server on a fresh database, with its real pictures, a stand-in for the form service, and a mail server. */
export async function startDemoSite(): Promise<() => Promise<void>> {
  const form = await startFormService();
  const mail = await startMailServer();
  const site = await startTopology({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CONTACT_FORM_URL: `${form.url}/ajax/info@example.com`,
    SMTP_URL: mail.url,
  }).catch(async (error) => {
    await form.stop();
    await mail.stop();
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
    await mail.stop();
    log.end();
  };
}
