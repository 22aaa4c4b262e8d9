import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type KyselyPlugin, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

// Everything in which SQLite and PostgreSQL differ, for the code above them, stands in this file.

export type Engine = 'sqlite' | 'postgres';

// biome-ignore lint/suspicious/noExplicitAny: any database can be asked for its engine
export function engineOf(db: Kysely<any>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Column types and defaults for migrations. */
export function columnTypes(engine: Engine) {
  return engine === 'postgres'
    ? {
        uuid: sql`uuid`,
        newUuid: sql`gen_random_uuid()`,
        json: sql`jsonb`,
        emptyList: sql`'[]'::jsonb`,
        flag: sql`boolean`,
        yes: sql`true`,
        no: sql`false`,
        timestamp: sql`timestamptz`,
        now: sql`now()`,
      }
    : {
        uuid: sql`text`,
        newUuid: sql`(lower(hex(randomblob(4))||'-'||hex(randomblob(2))||'-4'||substr(hex(randomblob(2)),2)||'-a'||substr(hex(randomblob(2)),2)||'-'||hex(randomblob(6))))`,
        json: sql`text`,
        emptyList: sql`'[]'`,
        flag: sql`integer`,
        yes: sql`1`,
        no: sql`0`,
        timestamp: sql`text`,
        now: sql`(strftime('%Y-%m-%dT%H:%M:%fZ','now'))`,
      };
}

const FLAGS = new Set([
  'is_active',
  'is_visible',
  'is_published',
  'emailVerified',
  'twoFactorEnabled',
  'passwordMade',
  'verified',
]);

/** Rows read alike on both engines: flags as booleans, timestamps as ISO text. */
export const alikeRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    for (const row of result.rows) {
      for (const name in row) {
        const value = row[name];
        if (value instanceof Date) row[name] = value.toISOString();
        else if (typeof value === 'number' && FLAGS.has(name)) row[name] = value === 1;
      }
    }
    return result;
  },
};

/** The driver of each engine takes lists in its own way; as text both take them. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** True when the error says that a unique column already has the value. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  const SQLITE_CONSTRAINT_UNIQUE = 2067;
  const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
  return code === '23505' || errcode === SQLITE_CONSTRAINT_UNIQUE || errcode === SQLITE_CONSTRAINT_PRIMARYKEY;
}

/** Holds every other writer of this kind back until the transaction ends. SQLite has a single writer at a time already. */
export async function lockForWriting(trx: Db, name: string): Promise<void> {
  if (engineOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}

/**
 * Of several processes that start together one does the work, the others wait and then find it done. The embedded
 * database has a single serving process; holding its one connection here would stop the work itself.
 */
export async function oneAtATime<T>(db: Kysely<Schema>, name: string, work: () => Promise<T>): Promise<T> {
  if (engineOf(db) === 'sqlite') return work();
  return db.transaction().execute(async (trx) => {
    const tryLock = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as taken`;
    while (!(await tryLock.execute(trx)).rows[0]?.taken) await wait(100);
    return work();
  });
}

/** PostgreSQL gives counts as text, SQLite as numbers. */
export function toCount(value: unknown): number {
  return Number(value ?? 0);
}

/** `ilike` and the default escape character differ; `like` on folded text with a named escape is the same on both. */
export function contains(column: string | RawBuilder<string>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like ${pattern} escape '\\'`;
}

/** A list column as text, to look for a value in it. */
export function asText(column: string): RawBuilder<string> {
  return sql<string>`cast(${sql.ref(column)} as text)`;
}

/** A list column as it was read, text on one engine and parsed on the other, ready to be written again. */
export function toJsonText(list: unknown): string {
  return typeof list === 'string' ? list : toJson(list);
}
