import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { xmlResponse } from '#app/shared/xml.ts';
import { findFeedEntries } from './feed-entries.server.ts';
import { writeRss } from './feed-xml.ts';

export const handle = { cache: {} };

export async function loader() {
  const entries = await findFeedEntries(db, env.site.url);
  return xmlResponse(writeRss(env.site, entries), 'application/rss+xml');
}
