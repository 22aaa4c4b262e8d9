/** Alive: the process answers. Says nothing of the database; that is /readyz. */
export function loader() {
  return new Response('ok\n', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
