import { countUnread } from '#app/features/messages/admin-queries.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/session.ts';

/** Answers only with a valid session: without one the guard redirects to the login, which `useSessionWatch` recognises. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ email: context.get(adminContext).email, unread: await countUnread(db) });
}
