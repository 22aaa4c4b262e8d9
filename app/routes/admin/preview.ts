import { href } from 'react-router';
import { subjectInput } from '#app/features/drafts/draft.ts';
import { createPreviewLink, type PreviewLink } from '#app/features/drafts/preview-links.server.ts';
import { showPreview } from '#app/features/drafts/show-preview.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { idInput } from '#app/shared/ids.ts';
import { withQuery } from '#app/shared/with-query.ts';
import type { Route } from './+types/preview.ts';

/** A record as visitors will see it, also while it is hidden; with `?taslak=` as that draft would leave it. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  return showPreview(context, context.get(adminContext), readWanted(params, url));
}

/** Makes a link to the same preview, for a phone on which nobody is signed in. */
export async function action({ params, url, context }: Route.ActionArgs) {
  const { sessionId } = context.get(adminContext);
  const { token } = await createPreviewLink(db, sessionId, readWanted(params, url));
  return Response.json({ address: withQuery(href('/onizleme'), { anahtar: token }) });
}

function readWanted(params: Route.LoaderArgs['params'], url: URL): PreviewLink {
  const subject = subjectInput.safeParse(params);
  const draftId = idInput.nullable().safeParse(url.searchParams.get('taslak'));
  if (!subject.success || !draftId.success) throw new Response(null, { status: 404 });
  return { subject: subject.data, draftId: draftId.data };
}
