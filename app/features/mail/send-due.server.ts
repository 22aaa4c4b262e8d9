import type { Selectable } from 'kysely';
import { findSite } from '#app/features/content/queries.server.ts';
import type { OutboxTable } from '#app/server/db/schema/outbox.ts';
import type { Db } from '#app/server/db/schema.ts';
import { log } from '#app/server/log.server.ts';
import { unseal } from './sealed.server.ts';
import type { Deliver, Delivered } from './smtp.server.ts';

const MINUTE_MS = 60_000;
/** After each failure, in minutes: two days in all, then staff decide. */
const PAUSES = [2, 5, 15, 30, 60, 120, 240, 480, 720, 720, 720];
const AT_ONCE = 100;

export interface Post {
  deliver: Deliver;
  /** The company's own address when there is none. */
  from: string | undefined;
}

type Mail = Selectable<OutboxTable>;

/**
 * Sends what is due. A mail is claimed by the update that counts the attempt and puts off the next: of several processes
 * one makes it, and one that dies leaves the mail for after the pause. Without a server (`null`) mails are noted as unsent.
 * Returns whether there may be more.
 */
export async function sendDueMail(
  db: Db,
  post: Post | null,
  { now = () => new Date(), stop }: { now?: () => Date; stop?: AbortSignal } = {},
): Promise<boolean> {
  if (!post) {
    await noteUnsent(db);
    return false;
  }
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'attempts'])
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now().toISOString())
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id, attempts } of due) {
    if (stop?.aborted) return false;
    const mail = await claim(db, id, attempts, now());
    if (!mail) continue;
    const result = await send(db, mail, post, now());
    await note(db, mail, result, now());
    // The others wait for the server without using up their attempts.
    if (!result.ok && result.failure === 'server-away') return false;
  }
  return due.length === AT_ONCE;
}

async function claim(db: Db, id: string, attempts: number, now: Date): Promise<Mail | undefined> {
  const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? 0;
  return db
    .updateTable('outbox')
    .set({ attempts: attempts + 1, next_try_at: new Date(now.getTime() + pause * MINUTE_MS).toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .returningAll()
    .executeTakeFirst();
}

async function send(db: Db, mail: Mail, { deliver, from }: Post, now: Date): Promise<Delivered> {
  if (mail.expires_at && mail.expires_at <= now.toISOString())
    return { ok: false, failure: 'for-good', reason: 'İçindeki bağlantının süresi doldu.' };
  const site = await findSite(db);
  const open = mail.is_sealed ? unseal : async (text: string) => text;
  try {
    return await deliver({
      id: mail.id,
      from: { name: site.name, address: from ?? site.email },
      to: mail.recipient,
      replyTo: mail.reply_to ?? site.email,
      withdrawalUrl: mail.withdrawal_url,
      subject: mail.subject,
      text: await open(mail.text),
      html: await open(mail.html),
    });
  } catch (error) {
    log.error({ err: error, mail: mail.id, kind: mail.kind }, 'a mail could not be prepared');
    return { ok: false, failure: 'for-good', reason: 'İleti hazırlanamadı.' };
  }
}

async function note(db: Db, mail: Mail, result: Delivered, now: Date): Promise<void> {
  const { id, kind, attempts } = mail;
  const row = db.updateTable('outbox').where('id', '=', id);
  if (result.ok) {
    const over = mail.is_sealed ? { text: '', html: '' } : {};
    await row.set({ state: 'sent', sent_at: now.toISOString(), last_error: null, ...over }).execute();
    log.info({ mail: id, kind, attempts }, 'mail sent');
    return;
  }
  const isOver = result.failure === 'for-good' || attempts > PAUSES.length;
  await row.set({ last_error: result.reason, ...(isOver && { state: 'failed' as const }) }).execute();
  log.warn(
    { mail: id, kind, attempts, reason: result.reason },
    isOver ? 'mail given up' : 'mail not sent; it is tried again',
  );
}

async function noteUnsent(db: Db): Promise<void> {
  const noted = await db
    .updateTable('outbox')
    .set({ state: 'unsent' })
    .where('state', '=', 'waiting')
    .returning(['id', 'kind'])
    .execute();
  for (const { id, kind } of noted) log.warn({ mail: id, kind }, 'mail not sent: SMTP_URL is not set');
}
