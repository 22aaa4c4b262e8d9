import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';

const PRODUCTS_AT_ONCE = 5_000;
const MESSAGES_AT_ONCE = 50_000;

/** Building a trigram index afterwards takes PostgreSQL a fraction of the time of updating it during so many inserts. */
export async function withoutWordIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  if (engineOf(db) === 'sqlite') return fill();
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes where indexdef like '%gin_trgm_ops%'`.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  await fill();
  for (const { indexdef } of rows) await sql`${sql.raw(indexdef)}`.execute(db);
}

/** Copies of the demo products with their pictures, ordered after them. Made by the database, because there are many. */
export async function addProducts(db: Db, count: number): Promise<void> {
  const models = await db.selectFrom('products').selectAll().execute();
  const [model] = models;
  if (!model) throw new Error('There is no product to copy');
  const ids = sql.join(models.map(({ id }) => id));
  const own: Record<string, RawBuilder<unknown>> = {
    id: newId(db),
    slug: sql`p.slug || '-' || n`,
    title: sql`p.title || ' ' || n`,
    // Numbers of five digits, so that a search for one of them finds few.
    search_text: sql`p.search_text || ' model-' || (10000 + n)`,
    display_order: sql`p.display_order + n * ${sql.lit(models.length)}`,
  };
  const columns = Object.keys(model);
  const values = columns.map((name) => own[name] ?? sql.ref(`p.${name}`));
  for (const series of numbers(db, Math.ceil(count / models.length), Math.ceil(PRODUCTS_AT_ONCE / models.length))) {
    await sql`${series} insert into products (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from products as p cross join numbers where p.id in (${ids})`.execute(db);
    await sql`${series} insert into product_images (id, product_id, color_id, image_url, position, created_at)
      select ${newId(db)}, copy.id, i.color_id, i.image_url, i.position, i.created_at
      from product_images as i join products as p on p.id = i.product_id
      cross join numbers join products as copy on copy.slug = p.slug || '-' || n
      where p.id in (${ids})`.execute(db);
  }
}

/** Gives every product the measures of a deck board. */
export async function measureAll(db: Db): Promise<void> {
  await sql`insert into product_measures
    (product_id, kind, board_width, gap, board_lengths, joist_spacing, joist_length, weight_per_m, panel_heights)
    select id, 'board', 140, 4, '[2200,2900]', 350, 3000, 3.6, '[]' from products
    where id not in (select product_id from product_measures)`.execute(db);
}

/**
 * One message a minute until now, so that even a million are younger than the two years after which a site deletes them. One
 * in `oneNewIn` is new and unread; a thousand is the default, as where staff keep up.
 */
export async function addMessages(db: Db, count: number, oneNewIn = 1_000): Promise<void> {
  const now = new Date().toISOString();
  const ago = sql`(${sql.lit(count)} - n)`;
  const at =
    engineOf(db) === 'postgres'
      ? sql`${sql.lit(now)}::timestamptz - ${ago} * interval '1 minute'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.lit(now)}, '-' || ${ago} || ' minutes')`;
  const rest = sql`case n % 2 when 0 then 'answered' else 'closed' end`;
  for (const series of numbers(db, count, MESSAGES_AT_ONCE))
    await sql`${series} insert into messages
    (id, name, email, phone, message, kind, state, read_at, delivered_at, search_text, created_at, updated_at)
    select ${newId(db)}, 'Selin Arslan ' || n, 'selin' || n || '@example.com', '0535 555 01 77',
      'Teras için fiyat rica ederim: yaklaşık kırk metrekare, Kadıköy. Sıra ' || n,
      case n % 3 when 0 then 'message' when 1 then 'offer' else 'sample' end,
      case n % ${sql.lit(oneNewIn)} when 0 then 'new' else ${rest} end,
      case n % ${sql.lit(oneNewIn)} when 0 then null else ${at} end, ${at},
      'selin arslan ' || n || ' selin' || n || '@example.com teras icin fiyat rica ederim 05355550177', ${at}, ${at}
    from numbers`.execute(db);
}

/** As PostgreSQL does by itself after so many changes. */
export async function refreshStatistics(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql`analyze`.execute(db);
  else
    for (const table of ['products', 'product_images', 'product_colors', 'row_counts', 'messages'])
      await sql`vacuum analyze ${sql.ref(table)}`.execute(db);
}

const newId = (db: Db): RawBuilder<string> =>
  engineOf(db) === 'postgres'
    ? sql`gen_random_uuid()`
    : sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;

/** The numbers from 1 to `count`, `atOnce` at a time. */
function* numbers(db: Db, count: number, atOnce: number): Generator<RawBuilder<unknown>> {
  for (let first = 1; first <= count; first += atOnce) {
    const [from, to] = [sql.lit(first), sql.lit(Math.min(count, first + atOnce - 1))];
    yield engineOf(db) === 'postgres'
      ? sql`with numbers as (select n from generate_series(${from}, ${to}) as n)`
      : sql`with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})`;
  }
}
