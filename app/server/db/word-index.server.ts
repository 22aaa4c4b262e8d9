import { type RawBuilder, sql } from 'kysely';
import { engineOf, toJson } from './engine.server.ts';
import type { Db } from './schema.ts';

// SQLite's index of parts of words (FTS5) knows which rows have three letters in a row. It narrows a search down to candidates; the
// condition of the search decides. PostgreSQL has an index for `like` and uses it by itself.

/** With more candidates than this it is cheaper to read the rows in the order of the list until there are enough. */
const FEW = 500;
const LETTERS = 3;

const INDEXED = { products: 'product', messages: 'message' };
type Indexed = keyof typeof INDEXED;

/** Folded texts in a `search_text`: one of each list. */
type Alternatives = readonly (readonly string[])[];

export const mayContain = (db: Db, table: Indexed, text: string) => mayContainOneOfEach(db, table, [[text]]);

/** Undefined where an index does not help: on PostgreSQL, for one or two letters, and for what many rows have. */
export async function mayContainOneOfEach(
  db: Db,
  table: Indexed,
  wanted: Alternatives,
): Promise<RawBuilder<boolean> | undefined> {
  if (engineOf(db) === 'postgres') return undefined;
  // The index has no text of one or two letters, so a list with such an alternative cannot narrow the search.
  const telling = wanted.filter((texts) => texts.every((text) => [...text].length >= LETTERS));
  if (telling.length === 0) return undefined;
  const match = telling.map((texts) => `(${texts.map(allParts).join(' OR ')})`).join(' AND ');
  const row = INDEXED[table];
  const [words, ids, id] = [`${row}_words`, `${row}_word_ids`, `${row}_id`].map((name) => sql.ref(name));
  const { rows } = await sql<{ rowid: number }>`
    select rowid from ${words} where ${words} match ${match} limit ${sql.lit(FEW + 1)}`.execute(db);
  if (rows.length > FEW) return undefined;
  const numbers = toJson(rows.map(({ rowid }) => rowid));
  return sql<boolean>`${sql.table(table)}.id in (
    select ${id} from ${ids} where number in (select value from json_each(${numbers})))`;
}

/** Parts of three letters side by side, the last one from the end: overlapping ones would narrow the search little more. */
function allParts(text: string): string {
  const letters = [...text];
  const parts = new Set<string>();
  for (let at = 0; at < letters.length; at += LETTERS) {
    const start = Math.min(at, letters.length - LETTERS);
    parts.add(letters.slice(start, start + LETTERS).join(''));
  }
  return `(${[...parts].map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ')})`;
}
