import type { Db } from '#app/server/db/schema.ts';
import { env } from '#app/server/env.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import type { Site } from '#app/shared/site.ts';
import type { Content, Fields } from './fields.ts';
import type { Page } from './page.ts';
import { contentKey, PAGES, type PageName, type ShownPage } from './pages.server.ts';
import { findContentRows, readSite } from './queries.server.ts';
import { picturesIn, showPart } from './show-part.server.ts';
import { SITE_KEY } from './site-facts.ts';
import { readStoredPart } from './stored-part.server.ts';
import { writeSite } from './write-site.server.ts';

/** `changedAt` is when its text was last changed. What search engines say of it is no text of the page. */
export type PageContent<Name extends PageName> = ShownPage<Name> & { changedAt: string | null };
export type Contents<Name extends PageName> = { [N in Name]: PageContent<N> };

/** What the pages say: as staff saved it, and as in the code where they did not. */
export async function findContent<Name extends PageName>(db: Db, ...names: Name[]): Promise<Contents<Name>> {
  const keys = names.flatMap((name) => Object.keys(PAGES[name].parts).map((part) => contentKey(name, part)));
  const rows = await findContentRows(db, [SITE_KEY, ...keys]);
  const site = readSite(rows.get(SITE_KEY));
  const pages = names.map((name) => readPage(name, rows));
  const urls = pages.flatMap(({ parts }) => parts.flatMap(({ fields, content }) => picturesIn(fields, content)));
  const picture = await findPictures(db, urls);
  return showPages(pages, site, picture) as Contents<Name>;
}

/** What the pages say when the database cannot be asked. */
export function originalContent<Name extends PageName>(...names: Name[]): Contents<Name> {
  const pages = names.map((name) => readPage(name, new Map()));
  return showPages(pages, writeSite(env.site, env.site.url), (src) => ({ src })) as Contents<Name>;
}

interface ReadPage {
  name: PageName;
  parts: { name: string; fields: Fields; content: Content<Fields> }[];
  changedAt: string | null;
}

function readPage(name: PageName, rows: Map<string, { content: string; updated_at: string }>): ReadPage {
  const page: Page = PAGES[name];
  let changedAt = page.writtenOn ?? null;
  const parts = Object.entries(page.parts).map(([partName, part]) => {
    const key = contentKey(name, partName);
    const row = rows.get(key);
    if (row && partName !== 'search' && (changedAt === null || row.updated_at > changedAt)) changedAt = row.updated_at;
    return {
      name: partName,
      fields: part.fields,
      content: row ? readStoredPart(part, key, row.content) : part.original,
    };
  });
  return { name, parts, changedAt };
}

function showPages(pages: ReadPage[], site: Site, picture: (url: string) => PictureView) {
  return Object.fromEntries(
    pages.map(({ name, parts, changedAt }) => {
      const shown = parts.map((part) => [part.name, showPart(part.fields, part.content, { site, picture })]);
      return [name, { ...Object.fromEntries(shown), changedAt }];
    }),
  );
}
