import { type RawBuilder, sql } from 'kysely';
import { contains, containsByReading, engineOf } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';

const SAMPLE = 100;
/** Text that more messages of the sample contain is common. */
const FEW = 5;
const LETTERS = 3;

export interface SearchPlan {
  hasText: RawBuilder<boolean>;
  /** So many messages contain the text that reading in list order finds the first of them soonest. */
  isCommon: boolean;
}

/** How to find messages by a folded text. */
export async function planSearch(db: Db, text: string): Promise<SearchPlan> {
  // Ids are random, so the first ones belong to messages of any age.
  const rows = await db.selectFrom('messages').select('search_text').orderBy('id').limit(SAMPLE).execute();
  const sample = rows.map(({ search_text }) => search_text);
  if (isCommon(text, sample)) return { hasText: containsByReading(db, 'search_text', text), isCommon: true };
  return {
    hasText: engineOf(db) === 'sqlite' ? hasRareText(db, text) : hasRarePieces(db, text, sample),
    isCommon: false,
  };
}

const isCommon = (text: string, sample: string[]) => sample.filter((one) => one.includes(text)).length > FEW;

const has = (text: string) => contains('search_text', text);

/** For a text that few messages contain. SQLite reads the index of all texts and looks up only what it finds; it compares bytes soonest. */
export function hasRareText(db: Db, text: string): RawBuilder<boolean> {
  if (engineOf(db) === 'postgres') return has(text);
  return sql`messages.rowid in (
    select rowid from messages where instr(cast(search_text as blob), cast(${text} as blob)) > 0)`;
}

/**
 * PostgreSQL's trigram index is slow at combining common trigrams, so for "selin arslan 777" it is asked only for the
 * rare " 777", and what it finds is read.
 */
function hasRarePieces(db: Db, text: string, sample: string[]): RawBuilder<boolean> {
  const rare = rarePieces(text, sample).filter((piece) => /[a-z0-9 ][a-z0-9]{2}/.test(piece));
  if (rare.length === 0) return has(text);
  return sql<boolean>`(${sql.join([...rare.map(has), containsByReading(db, 'search_text', text)], sql` and `)})`;
}

/** The longest pieces of the text that contain no common trigram. */
function rarePieces(text: string, sample: string[]): string[] {
  const indexed = sample.map((one) => asIndexed(` ${one} `));
  const pieces = [''];
  for (let at = 0; at + LETTERS <= text.length; at += 1) {
    const letters = text.slice(at, at + LETTERS);
    const piece = pieces.at(-1);
    if (isCommon(asIndexed(letters), indexed)) pieces.push('');
    else pieces[pieces.length - 1] = piece ? piece + letters.at(-1) : letters;
  }
  return pieces;
}

/** PostgreSQL’s trigram index treats everything between two words as one space. */
const asIndexed = (text: string) => text.replace(/[^a-z0-9]+/g, ' ');
