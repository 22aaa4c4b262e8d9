import { href, redirect } from 'react-router';
import type { Route } from './+types/unknown.ts';

/** Any unknown path goes home; a missing file or an address of programs says so instead. */
export function loader({ url }: Route.LoaderArgs) {
  const isFile = /\.\w{1,8}$/.test(url.pathname);
  if (isFile || url.pathname.startsWith('/api')) return new Response('Bulunamadı', { status: 404 });
  return redirect(href('/'));
}

export function action() {
  return new Response('Bulunamadı', { status: 404 });
}
