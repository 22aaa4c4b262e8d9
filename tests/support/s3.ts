import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { findFreePort } from './free-port.ts';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};
export type TestS3 = S3Settings & {
  stop(): Promise<void>;
  /** Ends the server with SIGKILL and keeps its objects; `start` brings it back under the same address. */
  crash(): Promise<void>;
  start(): Promise<void>;
};

/** Starts a throw-away S3 server on loopback with the bucket `images`; its objects are gone after `stop`. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'test-s3-'));
  const keys = { accessKeyId: 'test-key', secretAccessKey: randomBytes(20).toString('hex') };
  let child: ChildProcessByStdio<Writable, Readable, null>;
  let port: string | undefined = String(await findFreePort());
  const start = async () => {
    child = spawn(process.execPath, [join(import.meta.dirname, 's3-process.ts')], {
      // A process group of its own: Ctrl-C must not stop the server before the tests have cleaned up.
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        S3_PORT: port,
        S3_DIRECTORY: directory,
        S3_BUCKET: 'images',
        S3_ACCESS_KEY_ID: keys.accessKeyId,
        S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      },
    });
    port = await firstLine(child.stdout);
    if (!port) throw new Error('The S3 test server did not start (see above).');
  };
  const gone = () => (child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined);
  const stop = async () => {
    const ended = gone();
    child.stdin.end();
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  const crash = async () => {
    const ended = gone();
    child.kill('SIGKILL');
    await ended;
  };

  try {
    await start();
    const settings = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'images', ...keys };
    await refusesWrongSecret(settings);
    return { ...settings, stop, crash, start };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: stream })) return line;
  return undefined;
}

/** Some S3 test servers accept any signature, which would let a broken one of ours pass. */
async function refusesWrongSecret({ endpoint, bucket, region, accessKeyId }: S3Settings): Promise<void> {
  const stranger = new AwsClient({ accessKeyId, secretAccessKey: 'wrong', region, service: 's3', retries: 0 });
  const response = await stranger.fetch(`${endpoint}/${bucket}/stranger.txt`, { method: 'PUT', body: 'x' });
  if (response.status !== 403) throw new Error(`The S3 test server answered ${response.status} to a wrong secret.`);
}
