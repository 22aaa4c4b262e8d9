import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { dropFilledDatabases } from './postgres-copy.ts';
import { type S3Settings, startS3 } from './s3.ts';

/**
 * Starts throw-away servers for those of TEST_DATABASE_URL and TEST_S3_* that are not set, and sets them, and TEST_SHARED_DIR,
 * a folder for what test files share. Child processes and Vitest's workers inherit them. Returns a function that stops the
 * servers and deletes the folder.
 */
export async function startServices(): Promise<() => Promise<void>> {
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const service of started.splice(0)) await service.stop();
  };
  try {
    if (!process.env.TEST_SHARED_DIR) {
      const shared = await mkdtemp(join(tmpdir(), 'test-shared-'));
      started.push({
        async stop() {
          // For a server that stays.
          if (process.env.TEST_DATABASE_URL) await dropFilledDatabases(process.env.TEST_DATABASE_URL, shared);
          // Processes that are just ending may still write what they compiled.
          await rm(shared, { recursive: true, force: true, maxRetries: 20 });
        },
      });
      process.env.TEST_SHARED_DIR = shared;
      // Hundreds of processes load the same modules: the first one compiles them.
      process.env.NODE_COMPILE_CACHE ??= join(shared, 'compiled');
    }
    if (!process.env.TEST_DATABASE_URL) {
      const postgres = await startPostgres();
      started.push(postgres);
      process.env.TEST_DATABASE_URL = postgres.url;
    }
    if (!process.env.TEST_S3_ENDPOINT) {
      const s3 = await startS3();
      started.push(s3);
      process.env.TEST_S3_ENDPOINT = s3.endpoint;
      process.env.TEST_S3_REGION = s3.region;
      process.env.TEST_S3_BUCKET = s3.bucket;
      process.env.TEST_S3_ACCESS_KEY_ID = s3.accessKeyId;
      process.env.TEST_S3_SECRET_ACCESS_KEY = s3.secretAccessKey;
    }
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

export function testS3Settings(): S3Settings {
  const { TEST_S3_ENDPOINT: endpoint, TEST_S3_REGION: region, TEST_S3_BUCKET: bucket } = process.env;
  const { TEST_S3_ACCESS_KEY_ID: accessKeyId, TEST_S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) throw new Error('TEST_S3_* is not set');
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}
