import { exportForRegister } from '#app/features/consents/export.server.ts';
import { noteActivity } from '#app/server/activity.server.ts';
import { onlyWith } from '#app/server/auth/rights.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/iys.ts';
import { answerCsv } from './csv-answer.server.ts';

export const middleware: Route.MiddlewareFunction[] = [onlyWith('export')];

export async function loader({ context }: Route.LoaderArgs) {
  await noteActivity(context, { action: 'export', entity: 'newsletter' });
  return answerCsv(context, 'iys', exportForRegister(db));
}
