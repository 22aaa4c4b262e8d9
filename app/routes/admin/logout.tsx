import { href, redirect } from 'react-router';
import { auth } from '#app/server/auth.server.ts';
import type { Route } from './+types/logout.ts';

/** GET never changes anything. */
export function loader() {
  return redirect(href('/admin'));
}

export async function action({ request }: Route.ActionArgs) {
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return redirect(href('/admin/login'), { headers });
}
