import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type DraftSubject, NEW_RECORD, subjectInput } from './draft.ts';

const LIFE_MS = 30 * 60 * 1000;

export interface PreviewLink {
  subject: DraftSubject;
  draftId: string | null;
}

/** The secret of a link that shows one preview to whoever has it, for half an hour. Only its hash is stored. */
export async function createPreviewLink(db: Db, sessionId: string, { subject, draftId }: PreviewLink) {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFE_MS).toISOString();
  await db
    .insertInto('preview_links')
    .values({
      token_hash: hashOf(token),
      session_id: sessionId,
      kind: subject.kind,
      record_id: subject.recordId,
      draft_id: draftId,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** What a link shows, and as whose preview. Undefined once it has expired, or the one who made it has signed out. */
export async function findPreviewLink(
  db: Db,
  token: string,
  now = new Date(),
): Promise<(PreviewLink & { author: Actor }) | undefined> {
  const row = await db
    .selectFrom('preview_links')
    .innerJoin('session', 'session.id', 'preview_links.session_id')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['kind', 'record_id', 'draft_id', 'user.id', 'user.email'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .where('session.expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const subject = subjectInput.parse({ kind: row.kind, record: row.record_id ?? NEW_RECORD });
  return { subject, draftId: row.draft_id, author: { id: row.id, email: row.email } };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
