import { type RawBuilder, sql } from 'kysely';
import { engineOf, toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { foldTurkish } from '#app/shared/turkish.ts';

// SQLite's index of parts of words (`product_words`, FTS5) knows which products have three letters in a row. It narrows a search down to
// candidates; the `like` of the search decides. PostgreSQL has an index for `like` and uses it by itself.

/** With more candidates than this it is cheaper to read the products in the order of the list until there are enough. */
const FEW = 500;
const LETTERS = 3;

/** Texts in a text: one of each list. */
type Alternatives = readonly (readonly string[])[];

/** For products that contain the folded text. */
export const mayContain = (db: Db, text: string) => mayContainOneOfEach(db, [[foldTurkish(text).trim()]]);

/** Undefined where an index does not help: on PostgreSQL, for one or two letters, and for what many products have. */
export async function mayContainOneOfEach(db: Db, wanted: Alternatives): Promise<RawBuilder<boolean> | undefined> {
  if (engineOf(db) === 'postgres') return undefined;
  // The index has no text of one or two letters, so a list with such an alternative cannot narrow the search.
  const telling = wanted.filter((texts) => texts.every((text) => [...text].length >= LETTERS));
  if (telling.length === 0) return undefined;
  const match = telling.map((texts) => `(${texts.map(allParts).join(' OR ')})`).join(' AND ');
  const { rows } = await sql<{ rowid: number }>`
    select rowid from product_words where product_words match ${match} limit ${sql.lit(FEW + 1)}`.execute(db);
  if (rows.length > FEW) return undefined;
  const numbers = toJson(rows.map(({ rowid }) => rowid));
  return sql<boolean>`products.id in (
    select product_id from product_word_ids where number in (select value from json_each(${numbers})))`;
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
