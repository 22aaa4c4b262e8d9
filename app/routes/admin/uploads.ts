import { z } from 'zod';
import { storeUpload } from '#app/features/uploads/service.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { store } from '#app/server/store.server.ts';
import { UPLOAD_ERRORS, UPLOAD_PURPOSES } from '#app/shared/upload-rules.ts';
import type { Route } from './+types/uploads.ts';

const form = z.object({ file: z.instanceof(File), purpose: z.enum(UPLOAD_PURPOSES) });

/** There is nothing to read here. */
export function loader() {
  return new Response(null, { status: 404 });
}

/** Called by the admin forms, one file a request, so that each file has its own progress and its own failure. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = form.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return Response.json({ error: UPLOAD_ERRORS.file }, { status: 400 });
  const { file, purpose } = parsed.data;
  const owner = { purpose, userId: context.get(adminContext).id };
  const stored = await storeUpload(db, store, new Uint8Array(await file.arrayBuffer()), owner);
  if (!stored.ok) return Response.json({ error: stored.message }, { status: 400 });
  return Response.json({ picture: stored.picture });
}
