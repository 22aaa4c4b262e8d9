import { products } from '#app/features/products/record.server.ts';
import { openDatabase } from '#app/server/db/open.server.ts';
import { restoreRecord, revertRecord } from '#app/server/records/restore.server.ts';
import { deleteRecord } from '#app/server/records/save.server.ts';
import { STAFF } from './staff.ts';

/** Deletes, restores and reverts a product until it is killed. Prints a line after each commit. */
const { settings, id } = JSON.parse(process.argv[2] ?? '{}');
const { db } = await openDatabase(settings);

for (;;) {
  await deleteRecord(db, products, STAFF, id);
  process.stdout.write('deleted\n');
  await restoreRecord(db, products, STAFF, id);
  process.stdout.write('restored\n');
  for (const number of [1, 2]) await revertRecord(db, products, STAFF, id, number);
  process.stdout.write('reverted\n');
}
