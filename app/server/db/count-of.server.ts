import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** The number of matching rows as a subquery column `total`. Faster than a window function, which would read every row. */
export function countOf<Table extends keyof Schema>(matching: SelectQueryBuilder<Schema, Table, object>) {
  return matching.select((eb) => eb.fn.countAll().as('total')).as('total');
}
