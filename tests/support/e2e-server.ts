import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ADMIN } from './e2e-admin.ts';
import { startFormService } from './form-service.ts';
import { startSite } from './site-process.ts';

const LOG = join(import.meta.dirname, '..', '..', 'test-results', 'server.log');

/** Playwright's global setup: the built server on a fresh database, and a stand-in for the form service. */
export default async function startServer(): Promise<() => Promise<void>> {
  // Set by hand: test against a server that already runs.
  if (process.env.E2E_BASE_URL) return async () => {};

  const dataDir = await mkdtemp(join(tmpdir(), 'test-e2e-'));
  const form = await startFormService();
  const cleanUp = async () => {
    await form.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const site = await startSite({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CONTACT_FORM_URL: `${form.url}/ajax/info@example.com`,
    // Lets a test be a visitor of its own, with limits of its own, by naming an address in X-Forwarded-For.
    TRUST_PROXY: '1',
  }).catch(async (error) => {
    await cleanUp();
    throw error;
  });

  await mkdir(dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG);
  site.process.stdout?.pipe(log);
  site.process.stderr?.pipe(log);
  process.env.E2E_BASE_URL = site.url;
  process.env.E2E_FORM_URL = form.url;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await site.stop();
    await cleanUp();
  };
}
