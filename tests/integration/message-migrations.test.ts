import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrate } from '#app/server/db/migrate.server.ts';
import { openDatabase } from '#app/server/db/open.server.ts';
import { migrations } from '#migrations/all.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { createDatabase } from '#tests/support/postgres.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();

it.each(ENGINES)(
  'messages and subscribers of an older site on %s get a state, a searchable number, a consent',
  async (engine) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'message-migrations-'));
    const own = engine === 'postgres' ? await createDatabase(process.env.TEST_DATABASE_URL as string) : undefined;
    const { db, close } = await openDatabase({ databaseUrl: own?.url, dataDir });
    const older = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await older.migrateTo('0020-people');
    expect(error).toBeUndefined();
    for (const [name, read_at] of Object.entries({ unread: null, yesterday: daysAgo(1), long: daysAgo(60) }))
      await sql`
      insert into messages (id, name, email, phone, message, read_at, search_text)
      values (${randomUUID()}, ${name}, 'a@example.com', '+90 (535) 555-01 77', 'x', ${read_at}, 'x')`.execute(db);
    await sql`
    insert into newsletter_subscribers (id, email, consent_text, consented_at)
    values (${randomUUID()}, 'abone@example.com', 'Kabul ediyorum.', '2025-10-03T09:00:00.000Z')`.execute(db);

    await migrate(db);
    const rows = await db.selectFrom('messages').select(['name', 'state', 'search_text']).orderBy('name').execute();
    expect(rows).toEqual([
      { name: 'long', state: 'closed', search_text: 'x 905355550177' },
      { name: 'unread', state: 'new', search_text: 'x 905355550177' },
      { name: 'yesterday', state: 'new', search_text: 'x 905355550177' },
    ]);
    const given_at = '2025-10-03T09:00:00.000Z';
    expect(await db.selectFrom('consents').selectAll().execute()).toMatchObject([
      { purpose: 'newsletter', email: 'abone@example.com', status: 'given', text: 'Kabul ediyorum.', given_at },
    ]);
    await close();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  },
);
