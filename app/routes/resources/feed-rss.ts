import { findSite } from '#app/features/content/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { xmlResponse } from '#app/shared/xml.ts';
import { findFeedEntries } from './feed-entries.server.ts';
import { writeRss } from './feed-xml.ts';

export const handle = { cache: {} };

export async function loader() {
  const site = await findSite(db);
  const entries = await findFeedEntries(db, site.url);
  return xmlResponse(writeRss(site, entries), 'application/rss+xml');
}
