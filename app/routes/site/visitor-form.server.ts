import { db } from '#app/server/db.server.ts';
import { takeAttempts } from '#app/server/rate-limit.server.ts';
import type { RequestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';
import { isFilledTooFast, isSentByScript, isTrapFilled } from '#app/shared/spam-traps.ts';

const LIMIT = { max: 5, windowSeconds: 600 };
/** Stricter, because the fill time is unknown without JavaScript. */
const PLAIN_LIMIT = { max: 3, windowSeconds: 600 };
/** For all visitors together, so that a sender with many addresses cannot fill the disk. */
const SITE_LIMIT = { max: 1000, windowSeconds: 3600 };

/** A bot gets the same response as a person; nothing is stored. */
export function isTrapped(form: FormData, facts: RequestFacts, name: string): boolean {
  if (!isTrapFilled(form) && !isFilledTooFast(form)) return false;
  logSecurity('form_trapped', facts, { form: name });
  return true;
}

/** Counts a message of any form. 0 when it is allowed. */
export async function secondsToWait(form: FormData, facts: RequestFacts, name: string): Promise<number> {
  const byScript = isSentByScript(form);
  const key = byScript ? `contact:${facts.clientNetwork}` : `contact-plain:${facts.clientNetwork}`;
  const { allowed, retryAfter } = await takeAttempts(db, [
    [key, byScript ? LIMIT : PLAIN_LIMIT],
    ['contact:everybody', SITE_LIMIT],
  ]);
  if (allowed) return 0;
  logSecurity('form_limited', facts, { form: name });
  return retryAfter;
}

export function limitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Kısa sürede çok sayıda mesaj gönderdiniz. Lütfen ${minutes} dakika sonra yeniden deneyin ya da bizi arayın.`;
}
