import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { may, NOT_ALLOWED, type Right } from '#app/shared/roles.ts';
import { adminContext } from './guard.server.ts';

export const mayHere = (context: Readonly<RouterContextProvider>, right: Right): boolean =>
  may(context.get(adminContext).role, right);

/** For a loader or action of which only some requests need the right: throws the page that says so. */
export function requireRight(context: Readonly<RouterContextProvider>, right: Right): void {
  if (!mayHere(context, right))
    throw new Response(NOT_ALLOWED, { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** For a whole route: `export const middleware = [onlyWith('people')]`. */
export const onlyWith =
  (right: Right): MiddlewareFunction<Response> =>
  ({ context }, next) => {
    requireRight(context, right);
    return next();
  };
