import { href, redirect } from 'react-router';
import { findSheet } from '#app/features/paper/paper.server.ts';
import { db } from '#app/server/db.server.ts';
import { findRedirect } from '#app/server/redirects.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import type { Route } from './+types/technical-sheet.ts';
import { answerPaper } from './paper-response.server.ts';

/** A product's technical sheet as PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const sheet = await findSheet(params.slug);
  if (sheet) return answerPaper(`${sheet.title} teknik föy`, sheet.getFile(context.get(requestFacts).clientNetwork));
  const moved = await findRedirect(db, href('/products/:slug', params));
  if (moved) return redirect(`${moved}/foy.pdf`, 301);
  return new Response('Bulunamadı', { status: 404 });
}
