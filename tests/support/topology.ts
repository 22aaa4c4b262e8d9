import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer } from './balancer.ts';
import { findFreePort } from './free-port.ts';
import { createDatabase } from './postgres.ts';
import { startServices, testS3Settings } from './services.ts';
import { type SiteProcess, startSite } from './site-process.ts';

export interface RunningSite {
  url: string;
  processes: SiteProcess[];
  /** Where the database is: in a folder or on a server. */
  database: { dataDir: string } | { url: string };
  stop(): Promise<void>;
}

/** `E2E_TOPOLOGY=balanced`: two processes on PostgreSQL and an S3 store behind a balancer, in place of one on its own. */
export const isBalanced = process.env.E2E_TOPOLOGY === 'balanced';

/** The site of the browser tests, with one trusted proxy for the address that a test may name in X-Forwarded-For. */
export function startTopology(settings: Record<string, string>): Promise<RunningSite> {
  return isBalanced ? startBalanced(settings) : startSingle(settings);
}

async function startSingle(settings: Record<string, string>): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-e2e-'));
  const clear = () => rm(dataDir, { recursive: true, force: true });
  const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...settings }).catch(async (error) => {
    await clear();
    throw error;
  });
  return {
    url: site.url,
    processes: [site],
    database: { dataDir },
    async stop() {
      await site.stop();
      await clear();
    },
  };
}

async function startBalanced(settings: Record<string, string>): Promise<RunningSite> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    closing.push(await startServices());
    const database = await createDatabase(process.env.TEST_DATABASE_URL as string, 'balanced');
    closing.push(() => database.drop());
    const port = await findFreePort();
    const shared = { ...settings, ...s3Settings(), DATABASE_URL: database.url, SITE_URL: `http://127.0.0.1:${port}` };
    const processes = await Promise.all(
      [0, 1].map(async () => {
        const dataDir = await mkdtemp(join(tmpdir(), 'test-e2e-'));
        closing.push(() => rm(dataDir, { recursive: true, force: true }));
        // The balancer, and the proxy that a test pretends to be.
        const own = { DATA_DIR: dataDir, TRUST_PROXY: '2', SESSION_SECRET: 'a-secret-that-both-processes-share-1234' };
        const site = await startSite({ ...shared, ...own });
        closing.push(() => site.stop());
        return site;
      }),
    );
    const balancer = await startBalancer(
      port,
      processes.map(({ url }) => url),
    );
    closing.push(() => balancer.stop());
    return { url: balancer.url, processes, database: { url: database.url }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function s3Settings(): Record<string, string> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = testS3Settings();
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
