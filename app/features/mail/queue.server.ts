import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findSite } from '#app/features/content/queries.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { Site } from '#app/shared/site.ts';
import { drawLetter, type Letter } from './letter.ts';
import type { MailKind } from './mail.ts';
import { seal } from './sealed.server.ts';

/** One, and not a list of them. The operator may have accounts such as admin@localhost. */
const oneAddress = z.string().regex(/^[^\s,;<>"]+@[^\s,;<>"]+$/);

export interface MailToQueue {
  /** What happened, such as `invitation:<id>`: a second mail with the same one is not queued. */
  event: string;
  kind: MailKind;
  to: string;
  /** Where an answer goes; otherwise to the company. */
  replyTo?: string;
  /** Required of mail to subscribers: where its reader ends it. */
  withdrawalUrl?: string;
  /** What it is about: erased together with that (`eraseMailAbout`). */
  about?: { kind: string; id: string };
  /** It holds a link that lets its reader in: stored encrypted, and deleted once it is sent. */
  isSecret?: boolean;
  /** Of no use afterwards, so not tried any more. */
  expiresAt?: Date;
  write(site: Site): Letter;
}

/**
 * Part of the caller's transaction: what is rolled back sends nothing. After the commit the caller calls `sendQueuedMail`;
 * without it the mail leaves within ten seconds. False when this event has its mail already.
 */
export async function queueMail(trx: Db, mail: MailToQueue, now = new Date()): Promise<boolean> {
  const site = await findSite(trx);
  const letter = mail.write(site);
  const drawn = drawLetter(letter, site, mail.withdrawalUrl);
  const hide = mail.isSecret ? seal : async (text: string) => text;
  const at = now.toISOString();
  const queued = await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      event: mail.event,
      kind: mail.kind,
      recipient: oneAddress.parse(mail.to),
      reply_to: mail.replyTo ?? null,
      withdrawal_url: mail.withdrawalUrl ?? null,
      subject: letter.subject,
      text: await hide(drawn.text),
      html: await hide(drawn.html),
      is_sealed: mail.isSecret === true,
      about_kind: mail.about?.kind ?? null,
      about_id: mail.about?.id ?? null,
      next_try_at: at,
      expires_at: mail.expiresAt?.toISOString() ?? null,
      last_error: null,
      created_at: at,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning('id')
    .executeTakeFirst();
  return queued !== undefined;
}

/** For who wants to be forgotten: every mail about this, also one that still waits. */
export async function eraseMailAbout(trx: Db, kind: string, id: string): Promise<void> {
  await trx.deleteFrom('outbox').where('about_kind', '=', kind).where('about_id', '=', id).execute();
}

const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Mail names people, so what is over is not kept for ever. */
export async function deleteOldMail(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('outbox').where('state', '!=', 'waiting').where('created_at', '<', before).execute();
}
