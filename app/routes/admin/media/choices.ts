import { findLibrary } from '#app/features/media/library.server.ts';
import { readLibraryQuery } from '#app/features/media/library-query.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/choices.ts';

/** What the picker of a form shows. */
export async function loader({ url }: Route.LoaderArgs) {
  return Response.json(await findLibrary(db, readLibraryQuery(url.searchParams)));
}
