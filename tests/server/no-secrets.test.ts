import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'build', 'client');
const SECRETS = {
  SESSION_SECRET: 'session-secret-that-nobody-may-see-0001',
  METRICS_TOKEN: 'metrics-token-that-nobody-may-see',
  CONTACT_FORM_URL: 'http://127.0.0.1:9/form-service-that-nobody-may-see',
  SMTP_URL: 'smtp://posta:mail-password-that-nobody-may-see@127.0.0.1:9',
  ADMIN_PASSWORD: ADMIN.password,
};

let site: SiteProcess;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ...SECRETS });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('what is built for browsers names no secret setting and holds no module of the server', async () => {
  const files = await readdir(CLIENT, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const settings =
    'SESSION_SECRET METRICS_TOKEN ADMIN_PASSWORD DATABASE_URL S3_SECRET_ACCESS_KEY CONTACT_FORM_URL SMTP_URL';
  const modules = 'better-auth kysely node:crypto node:fs sanitize-html aws4fetch zxcvbn';
  const forbidden = new RegExp(`${settings} ${modules}`.split(' ').join('|'));
  for (const file of scripts)
    expect(forbidden.exec(await readFile(join(CLIENT, file), 'utf8'))?.[0], file).toBeUndefined();
});

it('neither source maps nor sources are handed out', async () => {
  const files = await readdir(CLIENT, { recursive: true });
  expect(files.filter((file) => /\.(map|tsx?)$/.test(file))).toEqual([]);
});

it('public data holds what its page shows, not the rest of the row', async () => {
  const slug = /\/products\/([a-z0-9-]+)"/.exec((await ask(`${site.url}/products`)).body.toString())?.[1];
  const paths = ['/_', '/products', `/products/${slug}`, '/projects', '/gallery', '/blogs', '/ara'];
  for (const path of paths) {
    const { status, body } = await ask(`${site.url}${path}.data`);
    expect(status, path).toBe(200);
    for (const column of [
      'search_text',
      'author_id',
      'is_active',
      'is_published',
      'display_order',
      'color_id',
      'updated_by',
    ])
      expect(body.includes(`"${column}"`), `${path} ${column}`).toBe(false);
  }
});

it('no page, no data of a page and no page of the back-office holds a secret, a hash or a token', async () => {
  const cookie = await signInOverHttp(site.url);
  const token = /session_token=([^.]+)/.exec(cookie)?.[1] ?? '';
  const open = ['/', '/products', '/contact', '/privacy', '/admin/login', '/llms.txt', '/site.webmanifest', '/readyz'];
  const guarded = ['/admin/dashboard', '/admin/account', '/admin/messages', '/admin/activity', '/admin/session'];
  for (const path of [...open, ...open.map((page) => `${page === '/' ? '/_' : page}.data`), ...guarded]) {
    const { body } = await ask(site.url + path, { headers: guarded.includes(path) ? { cookie } : {} });
    for (const secret of [...Object.values(SECRETS), token, 'scrypt$'])
      expect(body.includes(secret), `${path} ${secret}`).toBe(false);
  }
});
