import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { addMessages } from '../../scripts/bench/many-rows.ts';

// More than the buffers between two processes hold: who stops reading stops the server too.
const MESSAGES = 20_000;
const LETTERS = 1_000;

describe.each(ENGINES)('a download, on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let cookie = '';
  let own: TestDatabase | undefined;
  let database: Database;
  beforeAll(async () => {
    dataDir = await copySite('empty');
    own = engine === 'postgres' ? await copyDatabase('empty') : undefined;
    site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', ...(own && { DATABASE_URL: own.url }) });
    cookie = await signInOverHttp(site.url);
    database = await openDatabase({ databaseUrl: own?.url, dataDir });
    await addMessages(database.db, MESSAGES);
    await database.db
      .updateTable('messages')
      .set({ message: 'x'.repeat(LETTERS) })
      .execute();
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
    await database?.close();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const address = () => `${site.url}/admin/messages/export.csv`;
  const linesOf = (csv: Buffer) => csv.toString().trimEnd().split('\r\n');

  it('has every message once, newest first, and is sent as it is read', async () => {
    const { headers, body } = await ask(address(), { headers: { cookie } });
    expect([headers['transfer-encoding'], headers['content-length']]).toEqual(['chunked', undefined]);
    const [, ...lines] = linesOf(body);
    const names = lines.map((line) => line.split(';')[1]);
    expect(names).toEqual(Array.from({ length: MESSAGES }, (_, n) => `"Selin Arslan ${MESSAGES - n}"`));
  });

  it('is compressed for who takes it, and the same', async () => {
    const plain = await ask(`${address()}?q=arslan+77`, { headers: { cookie } });
    const packed = await ask(`${address()}?q=arslan+77`, { headers: { cookie, 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body)).toEqual(plain.body);
    expect(linesOf(plain.body).length).toBeGreaterThan(100);
  });

  it('that asks only for the head, or is left in the middle, does not keep the server from others', async () => {
    const { headers, body } = await ask(address(), { method: 'HEAD', headers: { cookie } });
    expect([headers['content-type'], body.length]).toEqual(['text/csv; charset=utf-8', 0]);
    const left = await begin();
    left.destroy();
    expect((await ask(`${site.url}/healthz`)).status).toBe(200);
  });

  it('that fails in the middle breaks off, so that nobody takes it for whole', async () => {
    const reading = await begin();
    await sql`alter table messages rename to lost`.execute(database.db);
    const failed = once(reading, 'error').then(([error]) => error);
    reading.resume();
    expect(await failed).toMatchObject({ code: 'ECONNRESET' });
    expect(reading.complete).toBe(false);
    // A failure before the first row is still told in words.
    expect((await ask(address(), { headers: { cookie } })).status).toBe(500);
    await sql`alter table lost rename to messages`.execute(database.db);
    expect((await ask(address(), { headers: { cookie } })).status).toBe(200);
  });

  /** An answer that has begun, and of which nobody reads on. */
  async function begin(): Promise<IncomingMessage> {
    const asking = request(address(), { headers: { cookie } });
    asking.end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    asking.on('error', () => {});
    await once(answer, 'readable');
    return answer;
  }
});
