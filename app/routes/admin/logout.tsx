import { href, redirect } from 'react-router';
import { noteActivity } from '#app/server/activity.server.ts';
import { auth } from '#app/server/auth.server.ts';
import type { Route } from './+types/logout.ts';

/** GET never changes anything. */
export function loader() {
  return redirect(href('/admin'));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  await noteActivity(context, { action: 'sign_out', entity: 'account' });
  return redirect(href('/admin/login'), { headers });
}
