import { redirect } from 'react-router';
import { db } from '#app/server/db.server.ts';
import { findRedirect } from '#app/server/redirects.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';

type Context = Parameters<typeof orWhenFailing>[0];

/** Called before answering 404: redirects to the current address if the record was renamed. */
export async function throwIfMoved(context: Context, path: string, search: string): Promise<void> {
  const moved = await orWhenFailing(context, 'redirects', findRedirect(db, path), undefined);
  if (moved) throw redirect(moved + search, 301);
}
