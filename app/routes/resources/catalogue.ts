import { findSite } from '#app/features/content/queries.server.ts';
import { getCatalogue } from '#app/features/paper/paper.server.ts';
import { db } from '#app/server/db.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import type { Route } from './+types/catalogue.ts';
import { answerPaper } from './paper-response.server.ts';

/** The whole catalogue as PDF. */
export async function loader({ context }: Route.LoaderArgs) {
  return answerPaper(`${(await findSite(db)).name} katalog`, getCatalogue(context.get(requestFacts).clientNetwork));
}
