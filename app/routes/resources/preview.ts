import { findPreviewLink } from '#app/features/drafts/preview-links.server.ts';
import { showPreview } from '#app/features/drafts/show-preview.server.ts';
import { db } from '#app/server/db.server.ts';
import { endedPreview } from '#app/server/preview.server.ts';
import type { Route } from './+types/preview.ts';

/** The one page that a link for a phone shows, without signing in. The secret is in the query, which is never logged. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const link = await findPreviewLink(db, url.searchParams.get('anahtar') ?? '');
  return link ? showPreview(context, link.author, link) : endedPreview();
}
