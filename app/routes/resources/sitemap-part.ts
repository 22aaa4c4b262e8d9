import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { xmlResponse } from '#app/shared/xml.ts';
import type { Route } from './+types/sitemap-part.ts';
import { findSitemap, findSitemapPart } from './sitemap-entries.server.ts';
import { writeSitemap } from './sitemap-xml.ts';

export const handle = { cache: {} };

export async function loader({ params }: Route.LoaderArgs) {
  const number = /^([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1];
  const entries = number ? await findSitemapPart(db, await findSitemap(db), Number(number)) : undefined;
  if (!entries) return new Response('Bulunamadı', { status: 404 });
  return xmlResponse(writeSitemap(env.site.url, entries), 'application/xml');
}
