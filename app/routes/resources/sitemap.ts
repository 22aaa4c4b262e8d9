import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { xmlResponse } from '#app/shared/xml.ts';
import { findSitemapEntries } from './sitemap-entries.server.ts';
import { sitemapCount, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

export const handle = { cache: {} };

/** One file while the site is small, an index of several when it has grown. */
export async function loader() {
  const entries = await findSitemapEntries(db);
  const write = sitemapCount(entries) > 1 ? writeSitemapIndex : writeSitemap;
  return xmlResponse(write(env.site.url, entries), 'application/xml');
}
