import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { xmlResponse } from '#app/shared/xml.ts';
import { changesOfParts, findSitemap, findSitemapPart } from './sitemap-entries.server.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

export const handle = { cache: {} };

/** One file while the site is small, an index of several when it has grown. */
export async function loader() {
  const sitemap = await findSitemap(db);
  const parts = changesOfParts(sitemap);
  const xml =
    parts.length > 1
      ? writeSitemapIndex(env.site.url, parts)
      : writeSitemap(env.site.url, (await findSitemapPart(db, sitemap, 1)) ?? []);
  return xmlResponse(xml, 'application/xml');
}
