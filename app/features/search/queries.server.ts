import { type RawBuilder, sql } from 'kysely';
import { visiblePosts } from '#app/features/blog/queries.server.ts';
import { findVisibleColors, visibleColors } from '#app/features/colors/queries.server.ts';
import { categoryLabel } from '#app/features/products/category.ts';
import { findColorImages } from '#app/features/products/in-color.server.ts';
import { visibleProducts } from '#app/features/products/queries.server.ts';
import { mayContainOneOfEach } from '#app/features/products/word-index.server.ts';
import { imageEntry } from '#app/features/projects/project.ts';
import { visibleProjects } from '#app/features/projects/queries.server.ts';
import { containsByReading, engineOf, toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { formatDay } from '#app/shared/dates.ts';
import type { PictureView } from '#app/shared/images.ts';
import { readList } from '#app/shared/lists.ts';
import { firstSentence } from '#app/shared/paragraphs.ts';
import { excerptOf } from '#app/shared/plain-text.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { hasEveryWord, missingInTitle, type Wanted } from './matching.server.ts';
import { findMeantWords } from './typing-errors.server.ts';
import { isForgiven, queryWords, withoutPlural } from './words.ts';

const SHOWN_AT_MOST = 12;
/** A large catalogue has a common word in most of its products. So many are counted, and put in order by what their titles say. */
const COUNTED_AT_MOST = 100;
/** No index has texts of one or two letters: they are looked for in the first so many products of the list. */
const READ_FOR_FEW_LETTERS = 2_000;
const SAMPLE = 100;
/** With 3 of 100 some 3,400 products are read until there are enough. */
const MANY_OF_SAMPLE = 3;

export interface SearchHit {
  slug: string;
  title: string;
  /** Category, place or date, to tell hits with the same title apart. */
  note: string;
  text: string;
  picture: PictureView | null;
}

export interface SearchGroup {
  hits: SearchHit[];
  total: number;
  /** There are more than were counted. */
  hasMore?: boolean;
}

export interface SearchResult {
  products: SearchGroup;
  colors: SearchGroup;
  projects: SearchGroup;
  posts: SearchGroup;
  total: number;
  hasMore: boolean;
  /** Nothing matched as typed; these match if a typing error is assumed. */
  forgiven: boolean;
}

const NOTHING: SearchGroup = { hits: [], total: 0 };

/** Finds visible products, colours, projects and posts that contain every word of the query, in any spelling. */
export async function searchSite(db: Db, query: string): Promise<SearchResult> {
  const words = [...new Set(queryWords(query).map(withoutPlural))];
  if (words.length === 0) {
    return {
      products: NOTHING,
      colors: NOTHING,
      projects: NOTHING,
      posts: NOTHING,
      total: 0,
      hasMore: false,
      forgiven: false,
    };
  }
  const asTyped = await findAll(
    db,
    words.map((word) => [word]),
  );
  if (asTyped.products.total > 0 || !words.some(isForgiven)) return { ...asTyped, forgiven: false };
  const wanted = await Promise.all(
    words.map(async (word) => {
      const meant = isForgiven(word) ? await findMeantWords(db, word) : [];
      // No product has the words as they were typed, so of a single one that form can be left out.
      return words.length === 1 && meant.length > 0 ? meant : [word, ...meant];
    }),
  );
  const forgiven = await findAll(db, wanted);
  // Most visitors look for products, so corrected matches are added to the texts that matched as typed.
  if (asTyped.total === 0) return { ...forgiven, forgiven: true };
  const { products, hasMore } = forgiven;
  return { ...asTyped, products, total: asTyped.total + products.total, hasMore, forgiven: false };
}

async function findAll(db: Db, wanted: Wanted) {
  const [products, colors, projects, posts] = await Promise.all([
    findProducts(db, wanted),
    findColors(db, wanted),
    findProjects(db, wanted),
    findPosts(db, wanted),
  ]);
  const total = products.total + colors.total + projects.total + posts.total;
  return { products, colors, projects, posts, total, hasMore: products.hasMore ?? false };
}

async function findProducts(db: Db, wanted: Wanted): Promise<SearchGroup> {
  const hasColor = await findColorTest(db);
  const first = (await candidates(db, wanted, hasColor))
    .where(await hasAllOf(db, wanted, hasColor))
    .select(['id', 'title', 'search_text', 'display_order'])
    .orderBy('display_order')
    .orderBy('id')
    .limit(COUNTED_AT_MOST + 1);
  const found = await db
    .selectFrom(first.as('products'))
    .select('id')
    .select((eb) => eb.fn.countAll().over().as('total'))
    .orderBy(missingInTitle(wanted))
    .orderBy('display_order')
    .orderBy('id')
    .limit(SHOWN_AT_MOST)
    .execute();
  if (found.length === 0) return NOTHING;
  const ids = found.map(({ id }) => id);
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug', 'title', 'category', 'description', 'main_image'])
    .where('id', 'in', ids)
    .execute();
  const total = toCount(found[0]?.total);
  const group = await toGroup(
    db,
    rows
      .map((row) => ({ ...row, total: Math.min(total, COUNTED_AT_MOST) }))
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    (row) => ({ note: categoryLabel(row.category), text: firstSentence(row.description), image: row.main_image }),
  );
  return { ...group, hasMore: total > COUNTED_AT_MOST };
}

/** The visible products among which the search looks: with the index of parts of words, few. */
async function candidates(db: Db, wanted: Wanted, hasColor: ColorTest) {
  const visible = visibleProducts(db);
  // A word that names a colour may be found without being in the text.
  const inText = wanted.filter((forms) => !hasColor(forms));
  const narrow = inText.length > 0 ? await mayContainOneOfEach(db, inText) : undefined;
  if (narrow) return visible.where(narrow);
  if (wanted.some((forms) => forms.every((form) => form.length > 2) || hasColor(forms))) return visible;
  const first = visible.select('id').orderBy('display_order').orderBy('id').limit(READ_FOR_FEW_LETTERS);
  return visible.where('products.id', 'in', first);
}

/** For a word that many products have, PostgreSQL reads these in the order of the list and leaves its index for `like` alone. */
async function hasAllOf(db: Db, wanted: Wanted, elsewhere: ColorTest) {
  const byIndex = hasEveryWord(wanted, { elsewhere });
  if (engineOf(db) === 'sqlite') return byIndex;
  const byReading = hasEveryWord(wanted, { elsewhere, has: (column, text) => containsByReading(db, column, text) });
  return (await haveMany(db, byReading)) ? byReading : byIndex;
}

/** Whether so many products of a sample have it. Ids are random, so that the first ones are of any age and kind. */
async function haveMany(db: Db, condition: RawBuilder<boolean>): Promise<boolean> {
  const sample = visibleProducts(db).select(['id', 'search_text']).orderBy('id').limit(SAMPLE);
  const { found } = await db
    .selectFrom(sample.as('products'))
    .where(condition)
    .select((eb) => eb.fn.countAll().as('found'))
    .executeTakeFirstOrThrow();
  return toCount(found) >= MANY_OF_SAMPLE;
}

type ColorTest = Awaited<ReturnType<typeof findColorTest>>;

/** "ceviz deck" also matches a deck that has pictures in the colour "Ceviz". */
async function findColorTest(db: Db) {
  const colors = await visibleColors(db).select(['id', 'name']).execute();
  return (forms: readonly string[]) => {
    const meant = colors.filter(({ name }) => forms.some((form) => foldTurkish(name).includes(form)));
    if (meant.length === 0) return undefined;
    const ids = sql.join(meant.map(({ id }) => id));
    // The offset keeps PostgreSQL from reading all products of the colour first.
    return sql<boolean>`exists (
      select 1 from product_colors where product_id = products.id and color_id in (${ids}) limit 1 offset 0)`;
  };
}

/** By name, or all of them for "renkler". */
async function findColors(db: Db, wanted: Wanted): Promise<SearchGroup> {
  const found = (await findVisibleColors(db)).filter(({ name }) => {
    const text = `${foldTurkish(name)} renk rengi`;
    return wanted.every((forms) => forms.some((form) => text.includes(form)));
  });
  if (found.length === 0) return NOTHING;
  const shown = found.slice(0, SHOWN_AT_MOST);
  const images = await findColorImages(
    db,
    shown.map(({ id }) => id),
  );
  const rows = shown.map(({ id, slug, name }) => ({
    slug,
    title: name,
    image: images.get(id) ?? null,
    total: found.length,
  }));
  return toGroup(db, rows, ({ image }) => ({ note: 'Renk', text: '', image }));
}

async function findProjects(db: Db, wanted: Wanted): Promise<SearchGroup> {
  const rows = await visibleProjects(db)
    .where(hasEveryWord(wanted))
    .select(['slug', 'title', 'location', 'description', 'images'])
    .select((eb) => eb.fn.countAll().over().as('total'))
    .orderBy(missingInTitle(wanted))
    .orderBy('completion_date', 'desc')
    .orderBy('id')
    .limit(SHOWN_AT_MOST)
    .execute();
  return toGroup(db, rows, (row) => ({
    note: row.location,
    text: firstSentence(row.description),
    image: readList(row.images, imageEntry)[0] ?? null,
  }));
}

async function findPosts(db: Db, wanted: Wanted): Promise<SearchGroup> {
  const rows = await visiblePosts(db)
    .where(hasEveryWord(wanted))
    .select(['slug', 'title', 'content', 'created_at', 'image_url'])
    .select((eb) => eb.fn.countAll().over().as('total'))
    .orderBy(missingInTitle(wanted))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN_AT_MOST)
    .execute();
  return toGroup(db, rows, (row) => ({
    note: formatDay(row.created_at),
    text: excerptOf(row.content),
    image: row.image_url,
  }));
}

async function toGroup<T extends { slug: string; title: string; total: unknown }>(
  db: Db,
  rows: T[],
  describe: (row: T) => { note: string; text: string; image: string | null },
): Promise<SearchGroup> {
  const described = rows.map((row) => ({ slug: row.slug, title: row.title, ...describe(row) }));
  const picture = await findPictures(
    db,
    described.map(({ image }) => image),
  );
  return {
    hits: described.map(({ image, ...hit }) => ({ ...hit, picture: image ? picture(image) : null })),
    total: toCount(rows[0]?.total),
  };
}
