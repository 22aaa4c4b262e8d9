import { z } from 'zod';
import { fieldsInput, subjectInput, toFormData } from '#app/features/drafts/draft.ts';
import { drafted } from '#app/features/drafts/drafted.server.ts';
import { deleteDrafts, findDrafts, saveDraft } from '#app/features/drafts/queries.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { idInput } from '#app/shared/ids.ts';
import type { Route } from './+types/drafts.ts';

// The drafts of the person who asks. `?kind=&record=` says of what; a draft is written under the id that its form chose.

export async function loader({ url, context }: Route.LoaderArgs) {
  const subject = parse(subjectInput, Object.fromEntries(url.searchParams));
  return Response.json(await findDrafts(db, context.get(adminContext).id, subject));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = context.get(adminContext).id;
  if (request.method === 'DELETE') {
    await deleteDrafts(db, user, parse(idsInput, url.searchParams.getAll('id')));
    return Response.json({});
  }
  const subject = parse(subjectInput, Object.fromEntries(url.searchParams));
  const id = parse(idInput, url.searchParams.get('id'));
  // Files are sent on their own, and the form then holds their addresses.
  const fields = parse(
    fieldsInput,
    [...(await request.formData())].filter(([, value]) => typeof value === 'string'),
  );
  const writtenAt = await saveDraft(db, user, id, subject, fields);
  return Response.json({
    writtenAt,
    complete: await drafted[subject.kind].isComplete(toFormData(fields), subject.recordId),
  });
}

const idsInput = z.array(idInput).max(100);

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Response('Taslak okunamadı. Sayfayı yenileyip yeniden deneyin.', { status: 400 });
  return parsed.data;
}
