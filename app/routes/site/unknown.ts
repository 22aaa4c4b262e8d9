import { href, redirect } from 'react-router';
import { env } from '#app/server/env.server.ts';
import type { Route } from './+types/unknown.ts';

/** Unknown paths redirect to the home page; missing files and API paths answer 404. */
export function loader({ url }: Route.LoaderArgs) {
  // IndexNow fetches this file to verify that the key belongs to this site.
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
