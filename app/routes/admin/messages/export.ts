import { exportMessages } from '#app/features/messages/admin-queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { answerCsv } from './csv-answer.server.ts';

export async function loader() {
  return answerCsv('mesajlar', await exportMessages(db));
}
