import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
let folder = '';
let dataDir = '';
let backup: Awaited<ReturnType<typeof run>>;
const file = () => join(folder, 'site.tar');
let site: SiteProcess;
let postgres: { url: string; drop(): Promise<void> };
const running: SiteProcess[] = [];

/** Runs the script behind `npm run backup` or `npm run restore`. */
async function run(script: string, args: string[], settings: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...settings };
  const options = { cwd: PROJECT, env };
  return promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: error.code as number, said: `${error.stdout}${error.stderr}` }),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-commands-'));
  postgres = await createDatabase(process.env.TEST_DATABASE_URL as string);
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
  running.push(site);
  backup = await run('backup', [file()], { DATA_DIR: dataDir });
}, 120_000);
afterAll(async () => {
  for (const one of running) await one.stop();
  await postgres.drop();
  for (const path of [folder, dataDir]) await rm(path, { recursive: true, force: true });
});

// Six processes start one after another.
it('npm run backup on a running site and npm run restore move it to PostgreSQL, admin and pictures included', async () => {
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining(file()) });
  expect(backup.said).not.toContain('Not in the store');

  const target = { DATA_DIR: join(folder, 'b'), DATABASE_URL: postgres.url };
  expect(await run('restore', [file()], target)).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  const moved = await startSite({ ...target, DEMO_CONTENT: '0' });
  running.push(moved);
  expect(moved.output()).not.toContain('Password');
  const [before, after] = await Promise.all(
    [site, moved].map(async ({ url }) => (await ask(`${url}/products`)).body.toString()),
  );
  const titles = (html = '') => html.match(/<h[23][^>]*>[^<]+/g);
  expect(titles(after)).toEqual(titles(before));
  const picture = /\/pictures\/[0-9a-f]{32}\/\d+\.jpg/.exec(after ?? '')?.[0];
  expect((await ask(`${moved.url}${picture}`)).status).toBe(200);
  await signInOverHttp(moved.url);
}, 90_000);

it('npm run restore is refused while the site runs on that embedded database', async () => {
  const { code, said } = await run('restore', [file(), '--replace'], { DATA_DIR: dataDir });
  expect([code, said]).toEqual([1, expect.stringContaining('Another process is already serving')]);
}, 60_000);

it('npm run restore without a file, or with one that is missing, says so in one line', async () => {
  const settings = { DATA_DIR: join(folder, 'c') };
  expect(await run('restore', [], settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run restore'),
  });
  const { code, said } = await run('restore', ['yok.tar'], settings);
  expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
}, 60_000);
