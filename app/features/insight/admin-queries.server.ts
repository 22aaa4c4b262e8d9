import type { ExpressionBuilder } from 'kysely';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { dayNumber, isoDay, numberOfDay } from './day.ts';
import { type Insight, MEASURES, type Measure, measureOf, PERIOD_DAYS, type Ranked } from './insight.ts';
import type { What } from './thing.ts';

const LISTED = 20;
/** What a product or a colour is asked for by. A box of samples counts for each of its pieces. */
const ASKED_BY: What[] = ['whatsapp', 'phone', 'message', 'offer', 'piece'];

const total = (eb: ExpressionBuilder<Schema, 'daily_counts'>) => eb.fn.sum('count').as('total');

/** The last thirty days with today, and the thirty before. */
export async function findInsight(db: Db, now = new Date()): Promise<Insight> {
  const today = dayNumber(now.getTime());
  const [from, to] = [isoDay(today - PERIOD_DAYS + 1), isoDay(today)];
  const before = isoDay(today - 2 * PERIOD_DAYS + 1);
  const [first, days, asked, pages, searches] = await Promise.all([
    findFirstDay(db),
    countDays(db, before, to),
    countAsked(db, from, to),
    findMost(db, 'page', from, to),
    findMost(db, 'search', from, to),
  ]);
  const inPeriod = days.filter(({ day }) => day >= from);
  const sum = (some: typeof days, measure: Measure) => some.reduce((n, day) => n + day.counts[measure], 0);
  const earlier = days.filter(({ day }) => day < from);
  // Comparing with a period that was counted only in part would be unfair to it.
  const comparable = first !== null && first <= before;
  return {
    from,
    to,
    startedOn: first ?? to,
    isEmpty: first === null || first === to,
    days: inPeriod,
    totals: MEASURES.map((measure) => ({
      measure,
      now: sum(inPeriod, measure),
      before: comparable ? sum(earlier, measure) : null,
    })),
    products: await nameProducts(db, sumBy(asked, 'subject')),
    colors: await nameColors(db, sumBy(asked, 'color_id')),
    pages: pages.map(({ subject, total }) => ({ name: subject, count: toCount(total) })),
    searches: searches
      .filter(({ subject }) => subject !== '')
      .map(({ subject, total }) => ({ name: subject, count: toCount(total) })),
    emptySearches: toCount(searches.find(({ subject }) => subject === '')?.total),
  };
}

async function findFirstDay(db: Db): Promise<string | null> {
  const { first } = await db
    .selectFrom('daily_counts')
    .select((eb) => eb.fn.min('day').as('first'))
    .executeTakeFirstOrThrow();
  return first ?? null;
}

/** Every day of the two periods, also those on which nothing happened. */
async function countDays(db: Db, from: string, to: string) {
  const rows = await db
    .selectFrom('daily_counts')
    .select(['day', 'what'])
    .select(total)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('what', 'not in', ['page', 'search', 'piece'])
    .groupBy(['day', 'what'])
    .execute();
  const days = new Map<string, Record<Measure, number>>();
  for (let number = numberOfDay(from); number <= numberOfDay(to); number += 1)
    days.set(isoDay(number), { visits: 0, whatsapp: 0, phone: 0, mail: 0, messages: 0, samples: 0 });
  for (const { day, what, total } of rows) {
    const [counts, measure] = [days.get(day), measureOf(what as What)];
    if (counts && measure) counts[measure] += toCount(total);
  }
  return [...days].map(([day, counts]) => ({ day, counts }));
}

function countAsked(db: Db, from: string, to: string) {
  return db
    .selectFrom('daily_counts')
    .select(['subject', 'color_id'])
    .select(total)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('what', 'in', ASKED_BY)
    .groupBy(['subject', 'color_id'])
    .execute();
}

function findMost(db: Db, what: What, from: string, to: string) {
  return db
    .selectFrom('daily_counts')
    .select('subject')
    .select(total)
    .where('what', '=', what)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('subject')
    .orderBy('total', 'desc')
    .orderBy('subject')
    .limit(LISTED)
    .execute();
}

function sumBy<K extends 'subject' | 'color_id'>(rows: ({ [key in K]: string } & { total: unknown })[], key: K) {
  const sums = new Map<string, number>();
  for (const row of rows) if (row[key]) sums.set(row[key], (sums.get(row[key]) ?? 0) + toCount(row.total));
  return sums;
}

async function nameProducts(db: Db, counts: Map<string, number>): Promise<Ranked[]> {
  if (counts.size === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('id', 'in', [...counts.keys()])
    .execute();
  return rank(counts, (id) => ({ name: rows.find((row) => row.id === id)?.title ?? null }));
}

async function nameColors(db: Db, counts: Map<string, number>): Promise<Ranked[]> {
  if (counts.size === 0) return [];
  const rows = await db
    .selectFrom('colors')
    .select(['id', 'name', 'hex_code'])
    .where('id', 'in', [...counts.keys()])
    .execute();
  return rank(counts, (id) => {
    const row = rows.find((color) => color.id === id);
    return { name: row?.name ?? null, ...(row && { hex: row.hex_code }) };
  });
}

function rank(counts: Map<string, number>, describe: (id: string) => Pick<Ranked, 'name' | 'hex'>): Ranked[] {
  return [...counts]
    .map(([id, count]) => ({ id, count, ...describe(id) }))
    .sort((a, b) => b.count - a.count || (a.name ?? '').localeCompare(b.name ?? '', 'tr'));
}
