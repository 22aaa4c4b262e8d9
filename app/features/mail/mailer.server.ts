import { setTimeout as wait } from 'node:timers/promises';
import { inPreview } from '#app/server/db/preview.server.ts';
import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/log.server.ts';
import { type Post, sendDueMail } from './send-due.server.ts';
import { createSmtpDelivery } from './smtp.server.ts';

/** Of this installation; null when no server is set. */
const post: Post | null = env.mail
  ? { deliver: createSmtpDelivery({ url: env.mail.smtpUrl }), from: env.mail.from }
  : null;

export const isMailSetUp = post !== null;

let round: Promise<void> | undefined;
let again = false;
const stop = new AbortController();

/** After the commit that queued mail, and every ten seconds. Never waited for: a save does not depend on a mail server. */
export function sendQueuedMail(): void {
  if (stop.signal.aborted || inPreview()) return;
  again = true;
  round ??= sendRounds().finally(() => {
    round = undefined;
    if (again) sendQueuedMail();
  });
}

const LAST_MAIL_MS = 5_000;

/**
 * Before the process ends: a mail that is on its way is noted as sent, so that nobody sends it again. One that hangs is left to
 * the next process, after its pause.
 */
export async function finishSending(): Promise<void> {
  stop.abort();
  await Promise.race([round, wait(LAST_MAIL_MS, undefined, { ref: false })]);
}

async function sendRounds(): Promise<void> {
  try {
    while (again) {
      again = false;
      if (await sendDueMail(db, post, { stop: stop.signal })) again = true;
    }
  } catch (error) {
    log.error({ err: error }, 'the outbox could not be read; it is tried again in ten seconds');
  }
}
