import { exportCounts } from '#app/features/insight/export.server.ts';
import { answerCsv } from '#app/routes/admin/messages/csv-answer.server.ts';
import { db } from '#app/server/db.server.ts';

export async function loader() {
  return answerCsv('rakamlar', await exportCounts(db));
}
