import { exportMessages } from '#app/features/messages/export.server.ts';
import { readMessageQuery } from '#app/features/messages/message-query.ts';
import { noteActivity } from '#app/server/activity.server.ts';
import { onlyWith } from '#app/server/auth/rights.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/export.ts';
import { answerCsv } from './csv-answer.server.ts';

export const middleware: Route.MiddlewareFunction[] = [onlyWith('export')];

/** What the list shows with the same filter in its address, on all its pages; without one, every message. */
export async function loader({ url, context }: Route.LoaderArgs) {
  await noteActivity(context, { action: 'export', entity: 'message' });
  return answerCsv(context, 'mesajlar', exportMessages(db, readMessageQuery(url.searchParams)));
}
