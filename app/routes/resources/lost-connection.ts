import { LOST_CONNECTION } from '#app/server/http/page-scripts/lost-connection.server.ts';

/** The part of the inline script that can load later. Its address changes with its content, so browsers may cache it for good. */
export function loader() {
  return new Response(LOST_CONNECTION, {
    headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
