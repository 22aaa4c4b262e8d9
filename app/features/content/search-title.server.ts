import type { Db } from '#app/server/db/schema.ts';
import { findContent } from './find-content.server.ts';
import { PAGES, type PageName } from './pages.server.ts';

/** What search engines and link previews call the page at this address; undefined for one that staff do not write. */
export async function findSearchTitle(db: Db, address: string): Promise<string | undefined> {
  const name = (Object.keys(PAGES) as PageName[]).find((candidate) => PAGES[candidate].address === address);
  if (!name) return undefined;
  const page = (await findContent(db, name))[name];
  return 'search' in page ? page.search.title : undefined;
}
