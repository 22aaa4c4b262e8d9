import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { href } from 'react-router';
import type { Db } from '#app/server/db/schema.ts';
import { env } from '#app/server/env.server.ts';
import type { Role } from '#app/shared/roles.ts';

// Links by which somebody sets a password. The token is 256 random bits and stands only in the mail; the table has its hash.

const MINUTE_MS = 60_000;
const VALID_MS = { invitation: 7 * 24 * 60 * MINUTE_MS, reset: 30 * MINUTE_MS };

interface LinkTarget {
  purpose: keyof typeof VALID_MS;
  email: string;
  role?: Role;
  userId?: string;
  /** The e-mail address of who sends it. */
  createdBy?: string;
}

export interface MadeLink {
  id: string;
  url: string;
  expiresAt: Date;
  /** Different for each link, and not the token: for the mail's event. */
  mark: string;
}

/** Takes the place of an earlier one for the same person and purpose. */
export async function makeLink(trx: Db, target: LinkTarget, now = new Date()): Promise<MadeLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + VALID_MS[target.purpose]);
  const written = {
    role: target.role ?? null,
    user_id: target.userId ?? null,
    token_hash: hashToken(token),
    created_by: target.createdBy ?? null,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
  const { id } = await trx
    .insertInto('sign_in_links')
    .values({ id: randomUUID(), purpose: target.purpose, email: target.email, ...written })
    .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(written))
    .returning('id')
    .executeTakeFirstOrThrow();
  const url = `${env.site.url}${href('/admin/new-password')}?anahtar=${token}`;
  return { id, url, expiresAt, mark: written.token_hash.slice(0, 32) };
}

/** Undefined: used, replaced, taken back, expired or made up. All of them look the same from outside. */
export function findLink(db: Db, token: string, now = new Date()) {
  return db
    .selectFrom('sign_in_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** In the transaction of what the link is for: of two that use it at once, one gets it. */
export function takeLink(trx: Db, token: string, now = new Date()) {
  return trx
    .deleteFrom('sign_in_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

/** An invitation is still listed for a month after it expired, so that it can be sent again. */
export async function deleteOldLinks(db: Db, now = new Date()): Promise<void> {
  const past = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.deleteFrom('sign_in_links').where('purpose', '=', 'reset').where('expires_at', '<', past(0)).execute();
  await db.deleteFrom('sign_in_links').where('expires_at', '<', past(KEPT_MS)).execute();
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
