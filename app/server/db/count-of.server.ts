import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** How many rows a query finds, as the column `total` of its page: an index alone tells it, a window function reads every row. */
export function countOf<Table extends keyof Schema>(matching: SelectQueryBuilder<Schema, Table, object>) {
  return matching.select((eb) => eb.fn.countAll().as('total')).as('total');
}
