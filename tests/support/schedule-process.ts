import { makeDueChanges, setSchedule } from '#app/features/schedule/service.server.ts';
import { openDatabase } from '#app/server/db/open.server.ts';
import { STAFF } from './staff.ts';

/** Shows and hides products at times that have come, until it is killed. Prints a line when the changes are due. */
const { settings, ids } = JSON.parse(process.argv[2] ?? '{}');
const { db } = await openDatabase(settings);

for (let action = 'show'; ; action = action === 'show' ? 'hide' : 'show') {
  const now = new Date();
  for (const id of ids) await setSchedule(db, STAFF, { kind: 'product', id }, { [action]: now.toISOString() });
  process.stdout.write(`${action} is due\n`);
  await makeDueChanges(db, now);
}
