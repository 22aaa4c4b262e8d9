import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findVersions } from '#app/features/history/admin-queries.server.ts';
import { findProductRows } from '#app/features/products/admin-queries.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { toJsonText } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import { stateOf } from '#app/server/records/state.server.ts';
import { ENGINES, openTestDatabase } from '#tests/support/engines.ts';
import { product } from '#tests/support/inputs.ts';
import { startServices } from '#tests/support/services.ts';
import { STAFF } from '#tests/support/staff.ts';
import { median, type Row } from './table.ts';

const RECORDS = 10_000;
const VERSIONS = 20;
const ROUNDS = 100;
const MOST = 1.2;

/**
 * A list, a save and a history with 20 states of each of 10,000 products, against the same products without any, and the
 * save also against one that adds no state: what it was before there was a history. On both engines.
 */
export async function measureHistory(): Promise<Row[]> {
  const stopServices = await startServices();
  try {
    const rows: Row[] = [];
    for (const engine of ENGINES) rows.push(...(await measureOn(engine)));
    return rows;
  } finally {
    await stopServices();
  }
}

async function measureOn(engine: (typeof ENGINES)[number]): Promise<Row[]> {
  const { database, settings, close } = await openTestDatabase(engine);
  const { db } = database;
  try {
    const ids = await addProducts(db);
    const sizeOf = () => (engine === 'sqlite' ? sizeOfFile(db, join(settings.dataDir, 'site.db')) : sizeInPostgres(db));
    const size = await sizeOf();
    const without = await measure(db, ids);
    await addVersions(db, ids);
    const grown = (await sizeOf()) - size;
    const withAll = await measure(db, ids);
    const compare = (what: string, now: number, before: number): Row => {
      const ratio = now / before;
      const measured = `${ratio.toFixed(2)} (${now.toFixed(2)} ms against ${before.toFixed(2)} ms)`;
      return { what: `${engine}: ${what}`, measured, bar: `at most ${MOST}`, met: ratio <= MOST };
    };
    return [
      compare(`list with ${VERSIONS} states each`, withAll.list, without.list),
      compare(`save with ${VERSIONS} states each`, withAll.save, without.save),
      compare('save that adds a state, against one that adds none', withAll.save, withAll.unversioned),
      { what: `${engine}: history of one product`, measured: `${withAll.history.toFixed(2)} ms`, bar: '', met: null },
      {
        what: `${engine}: ${RECORDS * VERSIONS} states`,
        measured: `${(grown / 2 ** 20).toFixed(0)} MB, ${(grown / RECORDS / VERSIONS / 1024).toFixed(1)} KB each`,
        bar: '',
        met: null,
      },
    ];
  } finally {
    await close();
  }
}

async function sizeOfFile(db: Db, file: string): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return (await stat(file)).size;
}

async function sizeInPostgres(db: Db): Promise<number> {
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db);
  return Number(rows[0]?.size);
}

/** As long as those of the demo catalogue. */
const input = (title: string) =>
  product({
    title,
    slug: `${title.toLowerCase()}-${randomUUID()}`,
    // Not a move: that would number the whole list anew.
    seen_display_order: 1,
    description: 'Teras, balkon ve havuz başı için dolu gövdeli zemin profili. '.repeat(4),
    features: Array.from({ length: 5 }, (_, n) => ({ title: `Özellik ${n}`, description: 'Gizli klips, '.repeat(8) })),
    technical_specs: Array.from({ length: 8 }, (_, n) => ({ title: `Ölçü ${n}`, value: '140 × 22 mm' })),
    faq: Array.from({ length: 4 }, (_, n) => ({ question: `Soru ${n}?`, answer: 'Yanıt. '.repeat(20) })),
    images: Array.from({ length: 6 }, (_, n) => ({ image_url: `https://example.com/${n}.jpg`, color_id: null })),
  });

async function addProducts(db: Db): Promise<string[]> {
  const made = await createRecord(db, products, STAFF, input('Ilk'));
  if (!made.ok) throw new Error(made.reason);
  const model = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  const images = await db.selectFrom('product_images').selectAll().execute();
  const lists = {
    features: toJsonText(model.features),
    technical_specs: toJsonText(model.technical_specs),
    faq: toJsonText(model.faq),
  };
  const ids = Array.from({ length: RECORDS - 1 }, () => randomUUID());
  await db.transaction().execute(async (trx) => {
    for (const [n, id] of ids.entries()) {
      await trx
        .insertInto('products')
        .values({ ...model, ...lists, id, slug: id, display_order: n + 2 })
        .execute();
      const rows = images.map((image) => ({ ...image, id: randomUUID(), product_id: id }));
      await trx.insertInto('product_images').values(rows).execute();
    }
  });
  await db.deleteFrom('versions').execute();
  return [made.id, ...ids];
}

async function addVersions(db: Db, ids: string[]): Promise<void> {
  const record = await findRecord(db, products, ids[0] ?? '', STAFF);
  if (!record) throw new Error('no product');
  const state = JSON.stringify(stateOf(products, record));
  const common = { entity: 'product', at: new Date().toISOString(), user_email: STAFF.email, action: 'update', state };
  await db.deleteFrom('versions').execute();
  await db.transaction().execute(async (trx) => {
    for (const record_id of ids) {
      const rows = Array.from({ length: VERSIONS }, (_, n) => ({
        ...common,
        id: randomUUID(),
        record_id,
        number: n + 1,
      }));
      await trx.insertInto('versions').values(rows).execute();
    }
  });
}

async function measure(db: Db, ids: string[]) {
  const times = {
    list: [] as number[],
    save: [] as number[],
    unversioned: [] as number[],
    history: [] as number[],
  };
  const timed = async (what: keyof typeof times, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    times[what].push(performance.now() - began);
  };
  for (let n = 0; n < ROUNDS; n += 1) {
    const id = ids[(n * 37) % ids.length] ?? '';
    await timed('list', () => findProductRows(db, { text: '', category: undefined, page: 1 }));
    const other = ids[(n * 37 + 5_000) % ids.length] ?? '';
    await timed('save', () => updateRecord(db, products, STAFF, id, input(`Urun ${n}`), null));
    // What it says already: the row, its parts and the audit trail are written, a state is not.
    await timed('unversioned', () => updateRecord(db, products, STAFF, other, { ...input('Ilk'), slug: other }, null));
    await timed('history', () => findVersions(db, 'product', id));
  }
  return {
    list: median(times.list),
    save: median(times.save),
    unversioned: median(times.unversioned),
    history: median(times.history),
  };
}
