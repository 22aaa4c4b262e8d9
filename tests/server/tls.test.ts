import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ConnectionOptions, connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relayMessage } from '#app/features/messages/relay.server.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { ask } from '#tests/support/http-client.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');
const has = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;
const tools = has('nginx', '-v') && has('openssl', 'version');

// nginx.conf and tls.conf as they are shipped; only addresses and ports are those of this test.
describe.skipIf(!tools)('TLS as deploy/tls.conf sets it up', () => {
  let folder = '';
  let site: SiteProcess;
  let nginx: ChildProcess;
  let port = 0;
  let plain = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tls-test-'));
    await mkdir(join(folder, 'tls'));
    const sitePort = await findFreePort();
    port = await findFreePort();
    const plainPort = await findFreePort();
    plain = `http://127.0.0.1:${plainPort}`;
    const settings = { DATA_DIR: join(folder, 'data'), SITE_URL: 'https://www.example.com', TRUST_PROXY: '1' };
    site = await startSite({ ...settings, PORT: String(sitePort), DEMO_CONTENT: '0' });

    const adapt = async (from: string, to: string) => {
      const text = await readFile(join(DEPLOY, from), 'utf8');
      const adapted = text
        .replace(/server web-\d:3000/g, `server 127.0.0.1:${sitePort}`)
        .replace(/listen 80\b/g, `listen 127.0.0.1:${plainPort}`)
        .replace(/listen 443\b/g, `listen 127.0.0.1:${port}`)
        .replace('include mime.types;', '');
      await writeFile(join(folder, to), adapted);
    };
    await adapt('nginx.conf', 'nginx.conf');
    await adapt('tls.conf', 'tls/tls.conf');
    const key = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')];
    const certificate = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=localhost',
      '-days',
      '1',
      ...key,
    ];
    execFileSync('openssl', certificate, { stdio: 'ignore' });
    const errors = join(folder, 'error.log');
    const directives = `daemon off; pid ${join(folder, 'nginx.pid')};`;
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', errors, '-g', directives], {
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 200; tries += 1) {
      if (await ask(plain).catch(() => undefined)) return;
      await wait(50);
    }
    throw new Error(`nginx did not start: ${await readFile(errors, 'utf8')}`);
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** What a client with these options gets: "TLSv1.3 TLS_AES_256_GCM_SHA384", or "refused". */
  const shake = (options: ConnectionOptions) =>
    new Promise<string>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options });
      socket.on('error', () => resolve('refused'));
      socket.on('secureConnect', () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
        socket.end();
      });
    });
  const only = (version: SecureVersion, ciphers: string) =>
    shake({ minVersion: version, maxVersion: version, ciphers: `${ciphers}:@SECLEVEL=0` });

  it('speaks TLS 1.3 and 1.2 with forward secrecy, and nothing older', async () => {
    expect(await shake({})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384');
    expect(await only('TLSv1.2', 'ALL')).toMatch(/^TLSv1\.2 ECDHE-RSA-(AES256-GCM|CHACHA20)/);
    expect(await only('TLSv1.1', 'ALL')).toBe('refused');
    expect(await only('TLSv1', 'ALL')).toBe('refused');
  });

  it('refuses ciphers without authentication of the data or without forward secrecy', async () => {
    for (const cipher of ['AES256-GCM-SHA384', 'ECDHE-RSA-AES256-SHA384', 'ECDHE-RSA-AES128-SHA', 'AES128-SHA'])
      expect(await only('TLSv1.2', cipher), cipher).toBe('refused');
  });

  it('is not believed by our own calls when nobody trustworthy signed the certificate', async () => {
    const visitor = { name: 'Ali', email: 'ali@example.com', phone: '0555', message: 'Merhaba' };
    const message = { ...visitor, kind: 'message' as const, details: {}, request_number: null };
    expect(await relayMessage(message, { url: `https://localhost:${port}/contact` })).toContain('ulaşılamadı');
  });

  it('leads people from http to https, and tells programs and forms instead', async () => {
    const page = await ask(`${plain}/products?category=deck`, { headers: { host: 'www.example.com' } });
    expect([page.status, page.headers.location]).toEqual([301, 'https://www.example.com/products?category=deck']);
    expect((await ask(`${plain}/contact`, { method: 'POST', body: 'name=Ali' })).status).toBe(403);
    expect((await ask(`${plain}/readyz`)).status).toBe(404);
  });
});
