import { expect, test } from '#tests/support/e2e.ts';
import { listGuardedAddresses } from '#tests/support/route-table.ts';

const ID = '0b0a6f5e-6a57-4c7e-9c3e-2f1f0a3d9b11';
const guarded = await listGuardedAddresses(ID);

test('the route table has the back-office in it', () => {
  expect(guarded).toEqual(
    expect.arrayContaining(['/admin', '/admin/products', `/admin/products/${ID}/edit`, '/admin/uploads']),
  );
});

test('every page below /admin leads somebody who is signed out to the login', async ({ request }) => {
  for (const address of guarded) {
    for (const url of [address, `${address}.data`]) {
      const answer = await request.get(url, { maxRedirects: 0 });
      const to = answer.headers().location ?? (await answer.text());
      expect(`${url} ${answer.status()} ${to}`).toMatch(/ (302|202) .*\/admin\/login\?next=/s);
    }
  }
});

test('every change below /admin is refused to somebody who is signed out', async ({ request }) => {
  for (const address of guarded) {
    for (const url of [address, `${address}.data`]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await request.fetch(url, { method, form: { intent: 'delete', id: ID }, maxRedirects: 0 });
        const isTaken = method === 'POST' || (method === 'DELETE' && url === '/admin/drafts');
        expect(`${method} ${url} ${answer.status()}`).toBe(`${method} ${url} ${isTaken ? 401 : 405}`);
      }
    }
  }
});
