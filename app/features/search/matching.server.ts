import { type RawBuilder, sql } from 'kysely';
import { contains } from '#app/server/db/engine.server.ts';

/** One list of alternatives per typed word. A row matches if it contains one alternative of every word. */
export type Wanted = readonly (readonly string[])[];

interface WordSearch {
  /** Another condition under which a word counts as found, besides the row's own text. */
  elsewhere?: (forms: readonly string[]) => RawBuilder<boolean> | undefined;
  /** How a text is looked for. */
  has?: Has;
}

type Has = (column: RawBuilder<string>, text: string) => RawBuilder<boolean>;

export function hasEveryWord(wanted: Wanted, { elsewhere, has }: WordSearch = {}): RawBuilder<boolean> {
  const conditions = wanted.map((forms) => {
    const own = hasOneOf(sql<string>`search_text`, forms, has);
    const other = elsewhere?.(forms);
    return other ? sql<boolean>`(${own} or ${other})` : own;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * The number of words missing in the title, which is the start of `search_text`. Folding rarely changes its length ("™" becomes "tm"); the
 * last letters of such a title count as missing.
 */
export function missingInTitle(wanted: Wanted): RawBuilder<number> {
  const title = sql<string>`substr(search_text, 1, length(title))`;
  const missing = wanted.map((forms) => sql`(case when ${hasOneOf(title, forms)} then 0 else 1 end)`);
  return sql<number>`(${sql.join(missing, sql` + `)})`;
}

function hasOneOf(column: RawBuilder<string>, forms: readonly string[], has: Has = contains): RawBuilder<boolean> {
  const conditions = forms.map((form) => has(column, form));
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
