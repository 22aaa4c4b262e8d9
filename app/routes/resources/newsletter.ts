import { href, redirect } from 'react-router';
import { isMailSetUp, sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { findNotices } from '#app/features/messages/notices.server.ts';
import {
  NEWSLETTER_ANCHOR,
  NEWSLETTER_PARAM,
  NEWSLETTER_TYPED,
  type NewsletterOutcome,
  newsletterAnswer,
} from '#app/features/newsletter/outcome.ts';
import { subscribe } from '#app/features/newsletter/service.server.ts';
import { subscriptionInput } from '#app/features/newsletter/subscription.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { takeAttempts } from '#app/server/rate-limit.server.ts';
import { type RequestFacts, requestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';
import { isSentByScript, isTrapFilled } from '#app/shared/spam-traps.ts';
import type { Route } from './+types/newsletter.ts';

const LIMIT = { max: 5, windowSeconds: 600 };
/** From all visitors together: whoever has many addresses must not be able to fill the disk. */
const SITE_LIMIT = { max: 1000, windowSeconds: 3600 };

/** There is nothing to see here: the form stands on the home page. */
export function loader() {
  return redirect(href('/'));
}

/** A script gets the answer; a browser without one is sent back to the form, with the outcome in the address. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData();
  const outcome = await handleOrTell(form, context.get(requestFacts));
  if (isSentByScript(form)) return Response.json(newsletterAnswer(outcome));
  const query = new URLSearchParams({ [NEWSLETTER_PARAM]: outcome });
  if (outcome === 'hata') query.set(NEWSLETTER_TYPED, String(form.get('email')).slice(0, 254));
  return redirect(`${href('/')}?${query}#${NEWSLETTER_ANCHOR}`, 303);
}

async function handleOrTell(form: FormData, facts: RequestFacts): Promise<NewsletterOutcome> {
  try {
    return await handleForm(form, facts);
  } catch (error) {
    // An error page would take the visitor away from the form.
    log.error({ err: error, request: facts.id }, 'a newsletter address could not be stored');
    return 'olmadi';
  }
}

async function handleForm(form: FormData, facts: RequestFacts): Promise<NewsletterOutcome> {
  const parsed = subscriptionInput.safeParse(Object.fromEntries(form));
  if (!parsed.success) return String(form.get('email') ?? '').trim() === '' ? 'bos' : 'hata';
  // A program is told what a person would be told.
  if (isTrapFilled(form)) {
    logSecurity('form_trapped', facts, { form: 'newsletter' });
    return 'tamam';
  }
  const { allowed } = await takeAttempts(db, [
    [`newsletter:${facts.clientNetwork}`, LIMIT],
    ['newsletter:everybody', SITE_LIMIT],
  ]);
  if (!allowed) {
    logSecurity('form_limited', facts, { form: 'newsletter' });
    return 'cok';
  }
  const { notices } = await findNotices(db, { formService: formService !== null });
  // Without a mail server nobody could confirm.
  await subscribe(db, parsed.data.email, { page: href('/'), confirmFirst: notices.doubleOptIn && isMailSetUp });
  sendQueuedMail();
  return 'tamam';
}
