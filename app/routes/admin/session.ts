import { adminContext } from '#app/server/auth/guard.server.ts';
import type { Route } from './+types/session.ts';

/** Answers only while the session lasts: the guard leads everybody else to the login, which is what the frame looks for. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ email: context.get(adminContext).email });
}
