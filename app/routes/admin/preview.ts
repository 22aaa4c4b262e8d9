import { z } from 'zod';
import { applyDraft } from '#app/features/drafts/apply.server.ts';
import { DRAFT_KINDS, NEW_RECORD } from '#app/features/drafts/draft-kinds.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { answerPreview, nothingToPreview } from '#app/server/preview.server.ts';
import type { Route } from './+types/preview.ts';

const kindInput = z.enum(DRAFT_KINDS);

/** A record as visitors will see it, also while it is hidden. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = kindInput.safeParse(params.kind);
  if (!kind.success) throw new Response(null, { status: 404 });
  const record = params.record === NEW_RECORD ? null : params.record;
  const save = () => applyDraft[kind.data](context.get(adminContext), record, null);
  return (await answerPreview(context, save)) ?? nothingToPreview();
}
