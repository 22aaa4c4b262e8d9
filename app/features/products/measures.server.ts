import { toJson } from '#app/server/db/engine.server.ts';
import { type Given, preparedQuery } from '#app/server/db/prepared-query.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type Measures, readMeasures } from './measures.ts';

const measuresOf = preparedQuery((db, { productIds }: Given<{ productIds: string[] }>) =>
  db.selectFrom('product_measures').selectAll().where('product_id', 'in', productIds),
);

export async function findMeasures(db: Db, productId: string): Promise<Measures | null> {
  const [row] = await measuresOf.execute(db, { productIds: [productId] });
  return readMeasures(row);
}

/** Which of these products the calculator can compute. */
export async function findMeasuredIds(db: Db, productIds: string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await measuresOf.execute(db, { productIds });
  return new Set(rows.filter((row) => readMeasures(row) !== null).map((row) => row.product_id));
}

/** Writes them anew, so that nothing of a former kind stays behind. */
export async function saveMeasures(trx: Db, productId: string, measures: Measures | null): Promise<void> {
  await trx.deleteFrom('product_measures').where('product_id', '=', productId).execute();
  if (measures)
    await trx
      .insertInto('product_measures')
      .values({ product_id: productId, ...columnsOf(measures) })
      .execute();
}

function columnsOf(measures: Measures) {
  if (measures.kind === 'panel')
    return {
      kind: measures.kind,
      board_lengths: toJson([]),
      bay_width: measures.bayWidth,
      post_width: measures.postWidth,
      panel_heights: toJson(measures.panelHeights),
      lamella_height: measures.lamellaHeight,
    };
  return {
    kind: measures.kind,
    board_width: measures.boardWidth,
    gap: measures.gap,
    board_lengths: toJson(measures.boardLengths),
    joist_spacing: measures.joistSpacing,
    joist_length: measures.joistLength,
    weight_per_m: measures.weightPerM,
    panel_heights: toJson([]),
  };
}
