/** Alive: the process answers. Says nothing of the database; that is /readyz. */
export function loader() {
  return new Response('ok\n', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
}
