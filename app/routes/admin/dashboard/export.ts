import { exportCounts } from '#app/features/insight/export.server.ts';
import { answerCsv } from '#app/routes/admin/messages/csv-answer.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/export.ts';

export function loader({ context }: Route.LoaderArgs) {
  return answerCsv(context, 'rakamlar', exportCounts(db));
}
