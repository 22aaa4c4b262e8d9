import { href, redirect } from 'react-router';
import { env } from '#app/server/env.server.ts';
import type { Route } from './+types/unknown.ts';

/** Any unknown path goes home; a missing file or an address of programs says so instead. */
export function loader({ url }: Route.LoaderArgs) {
  // IndexNow reads here that the key which announces our pages is really ours.
  if (env.indexNow && url.pathname === `/${env.indexNow.key}.txt`) {
    return new Response(env.indexNow.key, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }
  const isFile = /\.\w{1,8}$/.test(url.pathname);
  if (isFile || url.pathname.startsWith('/api')) return new Response('Bulunamadı', { status: 404 });
  return redirect(href('/'));
}

export function action() {
  return new Response('Bulunamadı', { status: 404 });
}
