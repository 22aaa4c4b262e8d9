import type { RouterContextProvider } from 'react-router';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { answerPreview, failedPreview, nothingToPreview } from '#app/server/preview.server.ts';
import { toFormData } from './draft.ts';
import { drafted } from './drafted.server.ts';
import type { PreviewLink } from './preview-links.server.ts';
import { findDraftFields } from './queries.server.ts';

/** The page of a record with what stands in its draft; without one, or when it has ended, as it was saved. */
export async function showPreview(
  context: Readonly<RouterContextProvider>,
  author: Actor,
  { subject, draftId }: PreviewLink,
): Promise<Response> {
  const fields = draftId === null ? undefined : await findDraftFields(db, author.id, draftId);
  const form = fields ? toFormData(fields) : null;
  try {
    const page = await answerPreview(context, () => drafted[subject.kind].save(author, subject.recordId, form));
    return page ?? nothingToPreview();
  } catch (error) {
    // In the frame beside the form: the page that stands for errors may not be shown there.
    log.error({ err: error, ...subject }, 'a preview failed');
    return failedPreview();
  }
}
