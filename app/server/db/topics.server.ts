import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import { DELETED_ALONG, DERIVED_FROM, PUBLIC_COLUMNS, PUBLIC_TABLES } from './schema.ts';

/** What a page shows and a write changes: a public table ("products"), or one part of the texts ("site_content:site"). */
export type Topic = string;

/** What has changed. */
export type Change = ReadonlySet<Topic> | 'everything';

const PARTS = 'site_content';
const SHOWN_TABLES = [...PUBLIC_TABLES, ...Object.keys(PUBLIC_COLUMNS)];
const PUBLIC_TABLE = new RegExp(`\\b(?:${SHOWN_TABLES.join('|')})\\b`, 'g');
const DERIVED_TABLE = new RegExp(`\\b(?:${Object.keys(DERIVED_FROM).join('|')})\\b`, 'g');
const READ_OF_PARTS = new RegExp(`^select [^?$]+ from "${PARTS}" where "key" (?:=|in) \\(?[?$\\d, ]+\\)?$`);
const PLAIN_WRITE = /^\s*(insert\s+into|update|delete\s+from)\s+"?(\w+)"?/i;
/** A write in another shape, such as one that begins with `with`. */
const OTHER_WRITE = /^(?!\s*select\b).*\b(?:insert|update|delete|truncate|merge)\b/is;

const reading = new AsyncLocalStorage<Set<Topic>>();

/** Runs `work`, and adds to `topics` what its queries read, also those that it starts and does not wait for. */
export function collectTopics<Result>(topics: Set<Topic>, work: () => Result): Result {
  return reading.run(topics, work);
}

export function noteTopics(topics: Iterable<Topic>): void {
  const seen = reading.getStore();
  if (seen) for (const topic of topics) seen.add(topic);
}

/** What a statement does to topics: known from its text, so that no query can be forgotten. */
export interface StatementTopics {
  /** Of texts that are read by their keys, the parameters name the parts. */
  read: readonly Topic[] | 'parts by key';
  written: readonly Topic[];
  /** A write of texts in the words in which it also tells which parts it wrote. */
  askingForParts: string | undefined;
}

const KNOWN_STATEMENTS = 1000;
/** A longer one, such as an insert of many rows, hardly comes again. */
const KNOWN_LENGTH = 10_000;
const known = new Map<string, StatementTopics>();

/** Pages run the same few statements all the time, and searching their text takes longer than some of them. */
export function topicsOf(sql: string): StatementTopics {
  const found = known.get(sql);
  if (found) return found;
  const topics = { read: topicsRead(sql), written: topicsWritten(sql), askingForParts: askForParts(sql) };
  if (known.size >= KNOWN_STATEMENTS) known.clear();
  if (sql.length <= KNOWN_LENGTH) known.set(sql, topics);
  return topics;
}

/** Notes for the page that is being rendered what this query reads. */
export function noteRead({ read }: StatementTopics, { parameters }: CompiledQuery): void {
  noteTopics(read === 'parts by key' ? parameters.map((key) => partTopic({ key })) : read);
}

/** A table that is only mentioned is one too many. */
function topicsRead(sql: string): StatementTopics['read'] {
  if (READ_OF_PARTS.test(sql)) return 'parts by key';
  const sources = sql.match(DERIVED_TABLE)?.flatMap((table) => DERIVED_FROM[table] ?? []) ?? [];
  return [...new Set([...(sql.match(PUBLIC_TABLE) ?? []), ...sources])];
}

function topicsWritten(sql: string): Topic[] {
  const [, verb = '', table = ''] = PLAIN_WRITE.exec(sql) ?? [];
  if (!verb) return OTHER_WRITE.test(sql) ? (sql.match(PUBLIC_TABLE) ?? []) : [];
  if (!PUBLIC_TABLES.has(table)) return writesShownColumn(sql, verb, table) ? [table] : [];
  return /^delete/i.test(verb) ? [table, ...(DELETED_ALONG[table] ?? [])] : [table];
}

/** A new row is on no page before a public table names it. */
function writesShownColumn(sql: string, verb: string, table: string): boolean {
  if (!/^update/i.test(verb)) return false;
  return PUBLIC_COLUMNS[table]?.some((column) => sql.includes(`"${column}" =`)) ?? false;
}

/** Undefined for every other statement. */
function askForParts(sql: string): string | undefined {
  const writesParts = PLAIN_WRITE.exec(sql)?.[2] === PARTS && !/\breturning\b/i.test(sql);
  return writesParts ? `${sql} returning "key"` : undefined;
}

export const partTopic = ({ key }: { key: unknown }): Topic => `${PARTS}:${key}`;

/** Whether a page that shows these topics shows something that has changed. */
export function isTouched(shown: Iterable<Topic>, change: Change): boolean {
  if (change === 'everything') return true;
  for (const topic of shown) {
    if (change.has(topic) || (isPart(topic) && change.has(PARTS))) return true;
    if (topic === PARTS && change.values().some(isPart)) return true;
  }
  return false;
}

const isPart = (topic: Topic) => topic.startsWith(`${PARTS}:`);
