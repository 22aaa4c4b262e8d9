import { sql } from 'kysely';
import { type Given, preparedQuery } from '#app/server/db/prepared-query.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/log.server.ts';
import type { Site, SiteFacts } from '#app/shared/site.ts';
import { SITE_KEY, storedFacts } from './site-facts.ts';
import { writeSite } from './write-site.server.ts';

/** The company as pages show it. */
export async function findSite(db: Db, now = new Date()): Promise<Site> {
  return readSite(await findContentRow(db, SITE_KEY), now);
}

export function readSite(row: { content: string } | undefined, now = new Date()): Site {
  const { url, ...first } = env.site;
  return writeSite({ ...first, ...(row && readFacts(row.content)) }, url, now);
}

/** What staff have saved, and the settings for what they have not. */
export async function findSiteFacts(db: Db): Promise<{ facts: SiteFacts; savedAt: string | null }> {
  const { url: _, ...first } = env.site;
  const row = await findContentRow(db, SITE_KEY);
  if (!row) return { facts: first, savedAt: null };
  return { facts: { ...first, ...readFacts(row.content) }, savedAt: row.updated_at };
}

const contentRow = preparedQuery((db, { key }: Given<{ key: string }>) =>
  db.selectFrom('site_content').select(['id', 'content', 'updated_at']).where('key', '=', key),
);

export async function findContentRow(db: Db, key: string) {
  const [row] = await contentRow.execute(db, { key });
  return row;
}

const contentRows = preparedQuery((db, { keys }: Given<{ keys: string[] }>) =>
  db.selectFrom('site_content').select(['key', 'content', 'updated_at']).where('key', 'in', keys),
);

/** The rows that there are, by key. */
export async function findContentRows(db: Db, keys: string[]) {
  const rows = await contentRows.execute(db, { keys });
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** Every row with who saved it last, by key. */
export async function findAllContentRows(db: Db) {
  const rows = await db
    .selectFrom('site_content')
    .select((eb) => [
      'key',
      'content',
      'updated_at',
      eb
        .selectFrom('activity')
        .select('user_email')
        .where('entity', '=', 'site')
        .whereRef('entity_id', '=', sql`cast(site_content.id as text)`)
        .orderBy('at', 'desc')
        .limit(1)
        .as('changed_by'),
    ])
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** A row that cannot be read (an old backup, one made by hand) does not take the site down: the settings hold. */
function readFacts(content: string) {
  try {
    return storedFacts.parse(JSON.parse(content));
  } catch (error) {
    log.error({ err: error, key: SITE_KEY }, 'stored site content cannot be read; its default is shown');
    return {};
  }
}
