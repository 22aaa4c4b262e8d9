import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { xmlResponse } from '#app/shared/xml.ts';
import { findFeedEntries } from './feed-entries.server.ts';
import { writeAtom } from './feed-xml.ts';

export const handle = { cache: {} };

export async function loader() {
  const entries = await findFeedEntries(db, env.site.url);
  return xmlResponse(writeAtom(env.site, entries), 'application/atom+xml');
}
