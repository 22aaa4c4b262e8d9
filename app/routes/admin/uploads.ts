import { z } from 'zod';
import { storeUpload } from '#app/features/uploads/service.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { pregenerateRenditions } from '#app/server/pictures.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { store } from '#app/server/store.server.ts';
import { UPLOAD_ERRORS, UPLOAD_FAILED, UPLOAD_PURPOSES } from '#app/shared/upload-rules.ts';
import type { Route } from './+types/uploads.ts';

const form = z.object({ file: z.instanceof(File), purpose: z.enum(UPLOAD_PURPOSES) });

export function loader() {
  return new Response(null, { status: 404 });
}

/** Called by the admin forms with one file per request, so that each file has its own progress and its own failure. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = form.safeParse(await readForm(request));
  if (!parsed.success) return refuse(UPLOAD_ERRORS.file, 400);
  const { file, purpose } = parsed.data;
  const { id: userId, email } = context.get(adminContext);
  const owner = { purpose, userId, email, fileName: file.name };
  try {
    const stored = await storeUpload(db, store, new Uint8Array(await file.arrayBuffer()), owner);
    if (!stored.ok) return refuse(stored.message, 400);
    pregenerateRenditions(stored.picture);
    return Response.json({ picture: stored.picture });
  } catch (error) {
    // The disk is full, or the store or the database is down: the form stays as it is, and can try again.
    log.error({ err: error, request: context.get(requestFacts).id }, 'an upload could not be stored');
    return refuse(UPLOAD_FAILED, 503);
  }
}

/** Undefined when the body is not a form or is incomplete. */
async function readForm(request: Request): Promise<Record<string, FormDataEntryValue> | undefined> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    return undefined;
  }
}

const refuse = (error: string, status: number) => Response.json({ error }, { status });
