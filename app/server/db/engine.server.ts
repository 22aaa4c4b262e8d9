import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type KyselyPlugin, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

// The differences between SQLite and PostgreSQL that queries and migrations have to know about.

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
  'is_sealed',
  'is_kept',
  'emailVerified',
  'twoFactorEnabled',
  'passwordMade',
  'verified',
]);

/** Makes rows the same on both engines: flags become booleans, timestamps ISO text. */
export const normalizeRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    for (const row of result.rows) {
      for (const name in row) {
        const value = row[name];
        if (value instanceof Date) row[name] = value.toISOString();
        else if (typeof value === 'number' && FLAGS.has(name)) row[name] = value === 1;
      }
    }
    // Taken out of pg's own array: its finished queries outlive a garbage collection or two, and with their rows the memory that an export
    // takes would grow until V8 collects all of it.
    return { ...result, rows: result.rows.splice(0) };
  },
};

/** For list columns: the drivers bind arrays differently, but both accept JSON text. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  const SQLITE_CONSTRAINT_UNIQUE = 2067;
  const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
  return code === '23505' || errcode === SQLITE_CONSTRAINT_UNIQUE || errcode === SQLITE_CONSTRAINT_PRIMARYKEY;
}

/** Takes a lock until the transaction ends. SQLite needs none: it has a single writer at a time. */
export async function lockForWriting(trx: Db, name: string): Promise<void> {
  if (engineOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}

/**
 * Runs `work` in one process at a time; processes that start together wait for the first and then find its work done.
 * SQLite has a single serving process, and a transaction here would hold the connection that `work` needs.
 */
export async function oneAtATime<T>(db: Kysely<Schema>, name: string, work: () => Promise<T>): Promise<T> {
  if (engineOf(db) === 'sqlite') return work();
  return db.transaction().execute(async (trx) => {
    const tryLock = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as taken`;
    while (!(await tryLock.execute(trx)).rows[0]?.taken) await wait(100);
    return work();
  });
}

/** PostgreSQL returns counts as text, SQLite as numbers. */
export function toCount(value: unknown): number {
  return Number(value ?? 0);
}

/** Both engines treat `like` alike on lower-case text with an explicit escape character; SQLite has no `ilike`. */
export function contains(column: string | RawBuilder<string>, text: string) {
  return like(column, `%${escapePattern(text)}%`);
}

/**
 * The same by reading the text, which takes PostgreSQL half as long as `like`. Not for a text that few rows contain: `like` has an
 * index. On SQLite `like` is the faster of the two.
 */
export function containsByReading(db: Db, column: string | RawBuilder<string>, text: string) {
  if (engineOf(db) === 'sqlite') return contains(column, text);
  return sql<boolean>`strpos(${typeof column === 'string' ? sql.ref(column) : column}, ${text}) > 0`;
}

export function startsWith(column: string, text: string) {
  return like(column, `${escapePattern(text)}%`);
}

const escapePattern = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);
const like = (column: string | RawBuilder<string>, pattern: string) =>
  sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like ${pattern} escape '\\'`;

/** A list column as text, to search in it with `contains`. */
export function asText(column: string): RawBuilder<string> {
  return sql<string>`cast(${sql.ref(column)} as text)`;
}

/** A list column as it was read (text on SQLite, parsed on PostgreSQL), to be written back unchanged. */
export function toJsonText(list: unknown): string {
  return typeof list === 'string' ? list : toJson(list);
}
