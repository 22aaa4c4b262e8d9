// The S3 server as its own process: started by s3.ts, ends when its standard input closes, so it never outlives a test run.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

type S3rver = new (options: {
  address: string;
  port: number;
  directory: string;
  silent: boolean;
  vhostBuckets: boolean;
  configureBuckets: { name: string }[];
}) => { run(): Promise<AddressInfo> };

// The package has no types and is CommonJS.
const require = createRequire(import.meta.url);
const Server = require('@20minutes/s3rver') as S3rver;
const accounts = require('@20minutes/s3rver/lib/models/account.js') as {
  DUMMY_ACCOUNT: { createKeyPair(id: string, secret: string): void; revokeAccessKey(id: string): void };
};

const {
  S3_DIRECTORY = '',
  S3_BUCKET = '',
  S3_ACCESS_KEY_ID = '',
  S3_SECRET_ACCESS_KEY = '',
  S3_PORT = '0',
} = process.env;
accounts.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
accounts.DUMMY_ACCOUNT.createKeyPair(S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY);

const server = new Server({
  address: '127.0.0.1',
  port: Number(S3_PORT),
  directory: S3_DIRECTORY,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: S3_BUCKET }],
});
const { port } = await server.run();
process.stdout.write(`${port}\n`);

process.stdin
  .on('end', () => {
    rmSync(S3_DIRECTORY, { recursive: true, force: true });
    process.exit(0);
  })
  .resume();
