import { redirect } from 'react-router';
import { db } from '#app/server/db.server.ts';
import { findRedirect } from '#app/server/redirects.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';

type Context = Parameters<typeof orWhenFailing>[0];

/** Before a page says that there is nothing here: leads on to where the thing is now, if it was renamed. */
export async function throwIfMoved(context: Context, path: string, search: string): Promise<void> {
  const moved = await orWhenFailing(context, 'redirects', findRedirect(db, path), undefined);
  if (moved) throw redirect(moved + search, 301);
}
