import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, FORM, postForm } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// Passwords are hashed slowly and one at a time.
vi.setConfig({ testTimeout: 60_000 });

describe.each(ENGINES)('signing in, abused (%s)', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let own: TestDatabase | undefined;
  beforeAll(async () => {
    dataDir = await copySite('empty');
    own = engine === 'postgres' ? await copyDatabase('empty') : undefined;
    const database = own ? { DATABASE_URL: own.url } : {};
    site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', TRUST_PROXY: '1', ...database });
  }, 60_000);
  afterAll(async () => {
    await site.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const signIn = (fields: Record<string, string>, from: string, query = '') =>
    postForm(`${site.url}/admin/login${query}`, fields, { 'x-forwarded-for': from });

  it('an e-mail, a password or a code of 100 KB is wrong, not stored, and not an error', async () => {
    const long = 'a'.repeat(100_000);
    const typed: Record<string, string>[] = [
      { email: `${long}@example.com`, password: 'x' },
      { email: ADMIN.email, password: long },
      { code: long },
    ];
    for (const fields of typed) {
      const answer = await signIn(fields, '192.0.2.1');
      expect(answer.status).toBe(401);
      expect(answer.body.includes('a'.repeat(255))).toBe(false);
    }
    expect((await signIn({ ...ADMIN }, '192.0.2.1')).status).toBe(302);
  });

  it('a visitor who is refused already leaves nothing behind, whatever address is typed next', async () => {
    const { db, close } = await openDatabase({ databaseUrl: own?.url, dataDir });
    const countRows = async () => (await db.selectFrom('rate_limits').select('key').execute()).length;
    await signIn({ email: 'a@example.com', password: 'x' }, '192.0.2.9');
    // As after twenty attempts, each of which would take the time of a hash.
    await db.updateTable('rate_limits').set({ count: 20 }).execute();
    const before = await countRows();
    for (let i = 0; i < 50; i += 1) {
      const { status } = await signIn({ email: `b${i}@example.com`, password: 'x' }, '192.0.2.9');
      expect(status).toBe(429);
    }
    expect(await countRows()).toBe(before);
    await close();
    const sizes = (await readdir(dataDir)).map(async (name) => (await stat(join(dataDir, name))).size);
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBeLessThan(8 * 1024 * 1024);
  });

  // The rest is decided in memory.
  if (engine !== 'sqlite') return;

  it('what it is asked to go on to is sent as a header can hold it, or not at all', async () => {
    const locations: Record<string, string> = {
      '/ş': '/%C5%9F',
      '/admin/products?q=çit': '/admin/products?q=%C3%A7it',
      '/\u0001': '/admin/dashboard',
      '/..//evil.example': '/admin/dashboard',
      [`/${'a'.repeat(3000)}`]: '/admin/dashboard',
    };
    for (const [next, location] of Object.entries(locations)) {
      const answer = await signIn({ ...ADMIN }, '192.0.2.2', `?next=${encodeURIComponent(next)}`);
      expect([answer.status, answer.headers.location], next.slice(0, 40)).toEqual([302, location]);
    }
  });

  it('thirty at once from thirty addresses: most are told to come again, the others and the site are served', async () => {
    // The site stands still until all of them have arrived, so that it hashes none while others are still being sent.
    site.process.kill('SIGSTOP');
    const sent: Promise<void>[] = [];
    let hashed = 0;
    const attempts = Array.from({ length: 30 }, (_, i) => {
      const { promise, resolve: onSent } = Promise.withResolvers<void>();
      sent.push(promise);
      const body = new URLSearchParams({ email: `kimse${i}@example.com`, password: 'yanlis' }).toString();
      const headers = { ...FORM, 'x-forwarded-for': `198.51.100.${i}` };
      return ask(`${site.url}/admin/login`, { method: 'POST', headers, body, onSent }).then((answer) => {
        if (answer.status === 401) hashed += 1;
        return answer;
      });
    });
    await Promise.all(sent);
    site.process.kill('SIGCONT');
    const page = await ask(`${site.url}/ara?q=deck`);
    const hashedBefore = hashed;
    const answers = await Promise.all(attempts);
    expect(page.status).toBe(200);
    // The page did not wait for those whose passwords are hashed.
    expect(hashedBefore).toBeLessThan(hashed / 2);
    const refused = answers.filter(({ status }) => status === 503);
    // Twenty-one, less those for whom a hash was done meanwhile; exactly: app/server/auth/password-queue.test.ts.
    expect(refused.length).toBeGreaterThan(15);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.body.toString()).toContain('Su anda cok sayida giris deneniyor');
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30 - refused.length);
    expect((await signIn({ ...ADMIN }, '198.51.100.1')).status).toBe(302);
  });

  it('a visitor who has left is not hashed for', async () => {
    const signal = AbortSignal.timeout(100);
    const body = new URLSearchParams({ email: 'kimse@example.com', password: 'yanlis' });
    const leaving = Array.from({ length: 8 }, (_, i) =>
      fetch(`${site.url}/admin/login`, {
        method: 'POST',
        body,
        signal,
        headers: { 'x-forwarded-for': `203.0.113.${i}` },
      }),
    );
    const outcomes = await Promise.allSettled(leaving);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(6);
    await expect
      .poll(async () => /password_hashes_waiting (\d+)/.exec((await ask(`${site.url}/metrics`)).body.toString())?.[1])
      .toBe('0');
    expect((await signIn({ ...ADMIN }, '192.0.2.3')).status).toBe(302);
  });
});
