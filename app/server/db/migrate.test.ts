import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { migrations } from '#migrations/all.ts';
import { ENGINES, openTestDatabase } from '#tests/support/engines.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { migrate } from './migrate.server.ts';

const SCRIPT = join(import.meta.dirname, '../../../tests/support/migrate-process.ts');

async function migrateInProcess(dataDir: string, url: string | undefined): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, dataDir, ...(url ? [url] : [])]);
  return JSON.parse(stdout);
}

describe.each(ENGINES)('migrations (%s)', (engine) => {
  it('run once: a second run does nothing', async () => {
    const opened = await openTestDatabase(engine);
    expect(await migrate(opened.database.db)).toEqual([]);
    await opened.close();
  });

  it('give products that share a number one each, in the order in which they were listed', async () => {
    const { database, close } = await openTestDatabase(engine);
    const { db } = database;
    const values = [7, 3, 7, 20].map((display_order, index) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      title: '',
      slug: String(index),
      description: '',
      category: 'deck',
      display_order,
      features: '[]',
      technical_specs: '[]',
      faq: '[]',
      search_text: '',
      created_at: '2025-01-01T00:00:00.000Z',
      updated_at: '2025-01-01T00:00:00.000Z',
    }));
    await db.insertInto('products').values(values).execute();
    await migrations['0010-product-numbers']?.up(db);
    const rows = await db.selectFrom('products').select(['slug', 'display_order']).orderBy('slug').execute();
    expect(rows.map(({ display_order }) => display_order)).toEqual([2, 1, 3, 4]);
    await close();
  });

  it('lower the capitals that were left in texts for the search', async () => {
    const { database, close } = await openTestDatabase(engine);
    const { db } = database;
    const now = '2025-01-01T00:00:00.000Z';
    const others = {
      title: '',
      content: '',
      author_id: '00000000-0000-4000-8000-000000000000',
      created_at: now,
      updated_at: now,
    };
    const values = ['VIII deckTM', 'isikli KART ω'].map((search_text, index) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      slug: String(index),
      search_text,
      ...others,
      status: 'draft' as const,
    }));
    await db.insertInto('blog_posts').values(values).execute();
    await migrations['0027-search-texts']?.up(db);
    const rows = await db.selectFrom('blog_posts').select('search_text').orderBy('slug').execute();
    expect(rows.map(({ search_text }) => search_text)).toEqual(['viii decktm', 'isikli kart ω']);
    await close();
  });

  it('run once and in order when four processes start together on an empty database', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'migrate-test-'));
    const own = engine === 'postgres' ? await createDatabase(process.env.TEST_DATABASE_URL as string) : undefined;
    const done = await Promise.all([1, 2, 3, 4].map(() => migrateInProcess(dataDir, own?.url)));
    expect(done.flat()).toEqual(Object.keys(migrations).sort());
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);
});
