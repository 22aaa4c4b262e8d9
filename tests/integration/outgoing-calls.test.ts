import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..', '..', 'app');
const CALL =
  /(?<![.\w])fetch\(|client\.fetch\(|https?\.(?:request|get)\(|new pg\.(?:Pool|Client)\(|net\.(?:connect\(|Socket\()/;
const SHELL = /child_process|new Function\(|(?<![.\w])eval\(|node:vm/;

async function filesWith(pattern: RegExp, name: RegExp): Promise<string[]> {
  const files = await readdir(APP, { recursive: true });
  const sources = files.filter((file) => name.test(file));
  const texts = await Promise.all(
    sources.map(async (file) => ({ file, text: await readFile(join(APP, file), 'utf8') })),
  );
  return texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file.replaceAll('\\', '/'));
}

it('the server calls nobody but whom the settings name', async () => {
  expect((await filesWith(CALL, /\.server\.ts$/)).sort()).toEqual(
    [
      // The import is a command of the operator, who names the source; pictures come from the hosts that its rows name.
      'features/setup/import/import-pictures.server.ts',
      'features/setup/import/read-source.server.ts',
      // CONTACT_FORM_URL
      'features/messages/relay.server.ts',
      // SMTP_URL
      'features/mail/smtp.server.ts',
      // DATABASE_URL
      'server/db/changes.server.ts',
      'server/db/long-work.server.ts',
      'server/db/open.server.ts',
      // These run in the browser, and ask the site itself.
      'server/http/page-scripts/load-scripts.server.ts',
      'server/http/page-scripts/retry-pictures.server.ts',
      'server/http/page-scripts/watch-connection.server.ts',
      // INDEXNOW_URL
      'server/index-now.server.ts',
      // S3_ENDPOINT
      'server/store/s3-store.server.ts',
    ].sort(),
  );
});

it('the application starts no program but itself, through no shell, and runs no text as code', async () => {
  const childWorker = 'server/child-worker.server.ts';
  expect(await filesWith(SHELL, /(?<!\.test)\.tsx?$/)).toEqual([childWorker]);
  const text = await readFile(join(APP, childWorker), 'utf8');
  expect(text).toContain("import { type ChildProcess, fork } from 'node:child_process';");
  expect(text.match(/\bfork\([^,]*,/g)).toEqual(['fork(file,']);
  // Both start a file of ours; no part of a request reaches the call.
  const users = ['features/paper/paper-worker.server.ts', 'server/pictures/image-worker.server.ts'];
  expect(await filesWith(/= createChildWorker</, /(?<!\.test)\.tsx?$/)).toEqual(users);
  for (const user of users)
    expect(await readFile(join(APP, user), 'utf8')).toMatch(/\bfile: join\(process\.cwd\(\),(?: '[\w.-]+',?)+\)/);
});
