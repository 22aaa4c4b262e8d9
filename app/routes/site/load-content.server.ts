import type { RouterContextProvider } from 'react-router';
import { type Contents, findContent, originalContent } from '#app/features/content/find-content.server.ts';
import type { PageName } from '#app/features/content/pages.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';

/** What staff wrote for these pages; when the database fails, what the code says. */
export function loadContent<Name extends PageName>(
  context: Readonly<RouterContextProvider>,
  ...names: Name[]
): Promise<Contents<Name>> {
  return orWhenFailing(context, 'page content', findContent(db, ...names), () => originalContent(...names));
}
