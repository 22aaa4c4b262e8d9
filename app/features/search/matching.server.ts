import { type RawBuilder, sql } from 'kysely';
import { contains } from '#app/server/db/engine.server.ts';

/** Each inner list holds the forms of one typed word; a row is found when it has one form of every word. */
export type Wanted = readonly (readonly string[])[];

/** `elsewhere` names another place where a word counts as found, besides the row's own text. */
export function hasEveryWord(
  wanted: Wanted,
  elsewhere: (forms: readonly string[]) => RawBuilder<boolean> | undefined = () => undefined,
): RawBuilder<boolean> {
  const conditions = wanted.map((forms) => {
    const own = hasOneOf(sql.ref('search_text'), forms);
    const other = elsewhere(forms);
    return other ? sql<boolean>`(${own} or ${other})` : own;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** How many of the words the title lacks. Folding keeps the length, and the title comes first in `search_text`. */
export function missingInTitle(wanted: Wanted): RawBuilder<number> {
  const title = sql<string>`substr(search_text, 1, length(title))`;
  const missing = wanted.map((forms) => sql`(case when ${hasOneOf(title, forms)} then 0 else 1 end)`);
  return sql<number>`(${sql.join(missing, sql` + `)})`;
}

function hasOneOf(column: RawBuilder<unknown>, forms: readonly string[]): RawBuilder<boolean> {
  const conditions = forms.map((form) => contains(column as RawBuilder<string>, form));
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
