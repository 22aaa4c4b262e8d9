import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { formService } from '#app/features/messages/form-service.server.ts';
import { messageInput } from '#app/features/messages/message.ts';
import { sendMessage } from '#app/features/messages/service.server.ts';
import type { ContactFormFailure } from '#app/features/messages/ui/contact-form.tsx';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { takeAttempts } from '#app/server/rate-limit.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';
import { isFilledTooFast, isSentByScript, isTrapFilled } from '#app/shared/spam-traps.ts';

const FAILED = 'Bir hata oluştu. Lütfen tekrar deneyin.';
const LIMIT = { max: 5, windowSeconds: 600 };
/** Stricter, because the fill time is unknown without JavaScript. */
const PLAIN_LIMIT = { max: 3, windowSeconds: 600 };
/** For all visitors together, so that a sender with many addresses cannot fill the disk. */
const SITE_LIMIT = { max: 1000, windowSeconds: 3600 };

/** The action of every page with the contact form. */
export async function receiveContactForm(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const values = readValues(form);
  const parsed = messageInput.safeParse(values);
  if (!parsed.success) return refuse(400, { values, errors: z.flattenError(parsed.error).fieldErrors });

  const facts = context.get(requestFacts);
  // A bot gets the same response as a person; nothing is stored.
  if (isTrapFilled(form) || isFilledTooFast(form)) {
    logSecurity('form_trapped', facts, { form: 'contact' });
    return redirect(href('/tesekkurler'), 303);
  }
  try {
    const wait = await secondsToWait(form, facts.clientNetwork);
    if (wait > 0) {
      logSecurity('form_limited', facts, { form: 'contact' });
      return refuse(429, { values, banner: limitText(wait) }, { 'retry-after': String(wait) });
    }
    const delivery = await sendMessage(db, parsed.data, formService);
    return delivery === 'undelivered' ? refuse(502, { values, banner: FAILED }) : redirect(href('/tesekkurler'), 303);
  } catch (error) {
    // Not thrown: an error page would discard the visitor's text.
    log.error({ err: error, request: facts.id }, 'a message could not be stored');
    return refuse(503, { values, banner: FAILED });
  }
}

function refuse(status: number, failure: ContactFormFailure, headers: Record<string, string> = {}) {
  return data(failure, { status, headers });
}

function readValues(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}

/** 0 when the message is allowed. */
async function secondsToWait(form: FormData, from: string): Promise<number> {
  const byScript = isSentByScript(form);
  const key = byScript ? `contact:${from}` : `contact-plain:${from}`;
  const { allowed, retryAfter } = await takeAttempts(db, [
    [key, byScript ? LIMIT : PLAIN_LIMIT],
    ['contact:everybody', SITE_LIMIT],
  ]);
  return allowed ? 0 : retryAfter;
}

function limitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Kısa sürede çok sayıda mesaj gönderdiniz. Lütfen ${minutes} dakika sonra yeniden deneyin ya da bizi arayın.`;
}
