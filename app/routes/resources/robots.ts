import { env } from '#app/server/env.server.ts';

export const handle = { cache: {} };

/** Search results are read but carry noindex, so they are not kept out here: what is not read cannot say noindex. */
export function loader() {
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /admin', '', `Sitemap: ${env.site.url}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
