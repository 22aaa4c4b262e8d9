import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { xmlResponse } from '#app/shared/xml.ts';
import { findSitemapEntries, withProductPictures } from './sitemap-entries.server.ts';
import { sitemapCount, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

export const handle = { cache: {} };

/** One file while the site is small, an index of several when it has grown. */
export async function loader() {
  const entries = await findSitemapEntries(db);
  const xml =
    sitemapCount(entries) > 1
      ? writeSitemapIndex(env.site.url, entries)
      : writeSitemap(env.site.url, await withProductPictures(db, entries));
  return xmlResponse(xml, 'application/xml');
}
