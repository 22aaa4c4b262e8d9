import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ask, FORM, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

let site: SiteProcess;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** For requests that Node's clients would not send. */
async function rawStatus(path: string, host: string): Promise<number> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

describe('every answer', () => {
  it.each(['/', '/admin/login', '/healthz', '/yok', '/yok.png'])('%s carries the safety headers', async (path) => {
    const { headers } = await ask(site.url + path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  it('is out of reach for a site that opened it, unless visitors see it', async () => {
    const cookie = await signInOverHttp(site.url);
    const policyOf = async (path: string, headers = {}) =>
      (await ask(site.url + path, { headers })).headers['cross-origin-opener-policy'];
    expect([await policyOf('/admin/login'), await policyOf('/admin/products', { cookie })]).toEqual([
      'same-origin',
      'same-origin',
    ]);
    expect([await policyOf('/'), await policyOf('/products/masif-deck-140')]).toEqual([undefined, undefined]);
  });

  it('has a script policy without unsafe-inline, and the hash of each inline script of the page', async () => {
    const policy = String((await ask(`${site.url}/`)).headers['content-security-policy']);
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/);
  });

  it('sets no cookie before sign-in', async () => {
    for (const path of ['/', '/products', '/contact', '/admin/login']) {
      expect((await ask(site.url + path)).headers['set-cookie'], path).toBeUndefined();
    }
  });
});

it.each(['/contact', '/about'])(
  'a page that refuses a message for coming too soon after others says when to try again (%s)',
  async (path) => {
    const message = { name: 'Ali', email: 'ali@example.com', phone: '0555 000 00 00', message: path };
    const answers = [];
    for (let sent = 0; sent < 4; sent += 1) answers.push(await postForm(site.url + path, message));
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  },
);

describe('cached pages', () => {
  it('are sent plain, gzipped and in brotli with the same content', async () => {
    const plain = await ask(`${site.url}/faq`);
    const gzip = await ask(`${site.url}/faq`, { headers: { 'accept-encoding': 'gzip' } });
    const brotli = await ask(`${site.url}/faq`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(plain.headers.vary).toBe('accept-encoding');
  });

  it('answer 304 to a known ETag', async () => {
    const { headers } = await ask(`${site.url}/`);
    // It is the same one in each encoding.
    expect(headers.etag).toMatch(/^W\/"[^"]+"$/);
    const again = await ask(`${site.url}/`, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('answer HEAD without a body, and GET after it with one', async () => {
    const head = await ask(`${site.url}/terms`, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await ask(`${site.url}/terms`)).body.includes('Kullanım Koşulları')).toBe(true);
  });

  it('let a CDN in front work', async () => {
    expect((await ask(`${site.url}/`)).headers['cache-control']).toMatch(/^public, .*s-maxage=/);
    expect((await ask(`${site.url}/admin/login`)).headers['cache-control']).toBe('private, no-store');
  });
});

describe('changes', () => {
  it('from a foreign origin are refused', async () => {
    const answer = await postForm(`${site.url}/admin/login`, ADMIN, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    const fetched = await postForm(`${site.url}/admin/login`, ADMIN, { 'sec-fetch-site': 'cross-site' });
    expect(fetched.status).toBe(403);
  });

  it('from our own origin pass', async () => {
    const answer = await postForm(`${site.url}/admin/login`, ADMIN, {
      origin: site.url,
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.status).toBe(302);
  });

  it('that are too large, or do not say how large they are, are refused', async () => {
    const large = await ask(`${site.url}/contact`, { method: 'POST', body: Buffer.alloc(2 * 1024 * 1024 + 1) });
    expect(large.status).toBe(413);
    const chunked = await ask(`${site.url}/contact`, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
    expect(chunked.status).toBe(411);
  });

  it('that are long only in their number of fields are refused before anybody reads them', async () => {
    const fields = await ask(`${site.url}/contact`, { method: 'POST', headers: FORM, body: 'a&'.repeat(6_000) });
    expect([fields.status, fields.body.toString()]).toEqual([
      413,
      'Gönderdiğiniz metin çok uzun. Kısaltıp yeniden deneyin.',
    ]);
    const long = await ask(`${site.url}/newsletter`, { method: 'POST', headers: FORM, body: 'a&'.repeat(1_000_000) });
    expect(long.status).toBe(413);
  });

  it('that are no forms are refused', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await ask(`${site.url}/contact`, { method: 'POST', headers, body: '{}' })).status).toBe(415);
  });

  it.each(['//', '//evil.example/products', '*'])('for %s, which is no address of ours, are refused', async (path) => {
    expect(await rawStatus(path, 'localhost')).toBe(400);
  });

  it.each(['evil.example#', 'evil.example/path?x=', 'a b', '%'])('with %s for a host are refused', async (host) => {
    expect(await rawStatus('/admin', host)).toBe(400);
  });

  it('by unknown methods are refused', async () => {
    for (const method of ['TRACE', 'PUT', 'PATCH', 'DELETE'])
      for (const address of ['/', '/contact', '/admin/products', '/assets/yok.js']) {
        const { status, headers } = await ask(site.url + address, { method });
        expect([status, headers.allow], `${method} ${address}`).toEqual([405, 'GET, HEAD, POST']);
      }
    const drafts = await ask(`${site.url}/admin/drafts`, { method: 'PUT' });
    expect([drafts.status, drafts.headers.allow]).toEqual([405, 'GET, HEAD, POST, DELETE']);
    for (const address of ['/products', '/products.data', '/robots.txt']) {
      const { status, headers } = await ask(site.url + address, { method: 'POST', headers: FORM, body: 'a=1' });
      expect([status, headers.allow], address).toEqual([405, 'GET, HEAD']);
    }
  });

  it('that are refused with a form are for whoever sent it alone', async () => {
    for (const address of ['/about', '/contact', '/faq.data']) {
      const { status, headers } = await ask(site.url + address, {
        method: 'POST',
        headers: FORM,
        body: 'name=Ay%C5%9Fe',
      });
      expect(status, address).toBeGreaterThanOrEqual(400);
      expect(headers['cache-control'], address).toBe('private, no-store');
    }
  });
});

describe('unknown addresses', () => {
  it.each(['/yok', '/urunler/deck', '/a/b/c'])('%s goes to the home page', async (path) => {
    const answer = await ask(site.url + path);
    expect([answer.status, answer.headers.location]).toEqual([302, '/']);
  });

  it.each([
    '/api/products',
    '/yok.png',
    '/assets/yok.js',
    '/images/yok.jpg',
    '/images/..%2f..%2fetc%2fpasswd',
    `/images/${'a'.repeat(300)}.jpg`,
    `/images/${'a'.repeat(300)}/a.jpg`,
    '/images/a.jpg.',
    '/pictures/x/1.jpg',
    `/pictures/${'a'.repeat(300)}.jpg`,
    `/pictures/${'0'.repeat(32)}/400.avif`,
  ])('%s answers 404', async (path) => {
    expect((await ask(site.url + path)).status).toBe(404);
  });

  it.each(['/images/a%00.jpg', `/pictures/${'0'.repeat(32)}/400.avif%00`])('%s answers 400', async (path) => {
    expect((await ask(site.url + path)).status).toBe(400);
  });
});

describe('signing in', () => {
  it('leads only to our own pages', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const answer = await postForm(`${site.url}/admin/login?next=${encodeURIComponent(next)}`, ADMIN);
      expect(answer.headers.location, next).toBe('/admin/dashboard');
    }
    const own = await postForm(`${site.url}/admin/login?next=${encodeURIComponent('/admin/colors')}`, ADMIN);
    expect(own.headers.location).toBe('/admin/colors');
  });

  it('gives a session that a sign-out ends for good', async () => {
    const cookie = await signInOverHttp(site.url);
    expect((await ask(`${site.url}/admin/dashboard`, { headers: { cookie } })).status).toBe(200);
    const out = await ask(`${site.url}/admin/logout`, { method: 'POST', headers: { cookie } });
    expect([out.status, out.headers.location]).toEqual([302, '/admin/login']);
    const replayed = await ask(`${site.url}/admin/dashboard`, { headers: { cookie } });
    expect([replayed.status, replayed.headers.location]).toEqual([302, '/admin/login?next=%2Fadmin%2Fdashboard']);
  });

  it('by GET changes nothing: /admin/logout leaves the session alive', async () => {
    const cookie = await signInOverHttp(site.url);
    await ask(`${site.url}/admin/logout`, { headers: { cookie } });
    expect((await ask(`${site.url}/admin/dashboard`, { headers: { cookie } })).status).toBe(200);
  });

  it('shows the sample sheet of the components to nobody: it is for development only', async () => {
    const cookie = await signInOverHttp(site.url);
    expect((await ask(`${site.url}/admin/ui`, { headers: { cookie } })).status).toBe(404);
  });

  it('is slowed at the sixth wrong password, also for the right one, until the window ends', async () => {
    const guess = (password: string) => postForm(`${site.url}/admin/login`, { email: 'guess@example.com', password });
    const answers = [];
    for (let i = 1; i <= 6; i += 1) answers.push((await guess(`yanlis-${i}`)).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await guess('x')).body.includes('Cok fazla deneme')).toBe(true);
    // Another account from the same address is not locked out.
    expect((await postForm(`${site.url}/admin/login`, ADMIN)).status).toBe(302);
  });
});
