import { sql } from 'kysely';
import { visiblePosts } from '#app/features/blog/queries.server.ts';
import { visibleColors } from '#app/features/colors/queries.server.ts';
import { visibleProducts } from '#app/features/products/queries.server.ts';
import { mayContainOneOfEach } from '#app/features/products/word-index.server.ts';
import { visibleProjects } from '#app/features/projects/queries.server.ts';
import { contains, engineOf, startsWith } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { errorPatterns, meantWord, textWords } from './words.ts';

// Enough rows to contain the intended word, but few enough to read at once. Posts are long.
const PRODUCTS_READ = 60;
const PROJECTS_READ = 300;
const POSTS_READ = 60;
const GUESSES = 3;

/** Words of the catalogue that are one typing error away from the typed one, the most frequent first. */
export async function findMeantWords(db: Db, typed: string): Promise<string[]> {
  const suspect = looksLike(db, typed);
  const narrow = await mayContainOneOfEach(db, [partsLike(typed)]);
  const visible = narrow ? visibleProducts(db).where(narrow) : visibleProducts(db);
  const [colors, products, projects, posts] = await Promise.all([
    visibleColors(db).select('name').execute(),
    visible.where(suspect).select('search_text').orderBy('display_order').orderBy('id').limit(PRODUCTS_READ).execute(),
    visibleProjects(db).where(suspect).select('search_text').limit(PROJECTS_READ).execute(),
    visiblePosts(db).where(suspect).select('search_text').limit(POSTS_READ).execute(),
  ]);
  const seen = new Map<string, number>();
  const texts = [...products, ...projects, ...posts].map(({ search_text }) => search_text);
  for (const text of [...texts, ...colors.map(({ name }) => foldTurkish(name))]) {
    for (const word of textWords(text)) {
      const meant = meantWord(typed, word);
      if (meant) seen.set(meant, (seen.get(meant) ?? 0) + 1);
    }
  }
  return [...seen]
    .sort(([, a], [, b]) => b - a)
    .slice(0, GUESSES)
    .map(([word]) => word);
}

/** The same as parts of a text between blanks. */
function partsLike(typed: string): string[] {
  const { beginning, ending, swapped } = errorPatterns(typed);
  return [` ${beginning}`, ...[' ', ',', '.'].map((after) => ending + after), swapped];
}

/**
 * PostgreSQL compares with one regular expression in half the time of seven patterns; SQLite has none. The typed word has letters only
 * (`queryWords`, `isForgiven`), so that nothing in it has a meaning there.
 */
function looksLike(db: Db, typed: string) {
  const { beginning, ending, swapped } = errorPatterns(typed);
  if (engineOf(db) === 'postgres')
    return sql<boolean>`search_text ~ ${`(^| )${beginning}|${ending}([ ,.]|$)|${swapped}`}`;
  const conditions = [
    contains('search_text', ` ${beginning}`),
    startsWith('search_text', beginning),
    ...[' ', ',', '.'].map((after) => contains('search_text', ending + after)),
    sql<boolean>`search_text like ${`%${ending}`}`,
    contains('search_text', swapped),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
