import { checkReadiness } from '#app/server/readiness.server.ts';

/** Ready: the database takes a write, the store answers. A load balancer sends visitors elsewhere while this says 503. */
export async function loader() {
  const { ready, lines } = await checkReadiness();
  return new Response(`${lines.join('\n')}\n`, {
    status: ready ? 200 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
