import { data, type HeadersArgs, href, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import type { MessageDetails } from '#app/features/messages/details.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { messageInput } from '#app/features/messages/message.ts';
import { sendMessage } from '#app/features/messages/service.server.ts';
import type { ContactFormFailure } from '#app/features/messages/ui/contact-form.tsx';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { sourceOf } from './message-source.server.ts';
import { isTrapped, limitText, secondsToWait } from './visitor-form.server.ts';

const FAILED = 'Bir hata oluştu. Lütfen tekrar deneyin.';

interface Received {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** `productPath`: where the product is shown that the message is about. */
interface Attached {
  details: MessageDetails | null;
  productPath?: string | undefined;
}

/** The action of every page with the contact form. `attach` finds what makes the message a request for an offer. */
export async function receiveContactForm(
  { request, url, context }: Received,
  attach: () => Promise<Attached | null> = async () => null,
) {
  const form = await request.formData();
  const values = readValues(form);
  const parsed = messageInput.safeParse(values);
  if (!parsed.success) return refuse(400, { values, errors: z.flattenError(parsed.error).fieldErrors });

  const facts = context.get(requestFacts);
  if (isTrapped(form, facts, 'contact')) return redirect(href('/tesekkurler'), 303);
  try {
    const wait = await secondsToWait(form, facts, 'contact');
    if (wait > 0) return refuse(429, { values, banner: limitText(wait) }, { 'retry-after': String(wait) });
    const { details, productPath } = (await attach()) ?? {};
    const source = sourceOf(form, url, productPath);
    const message = { ...parsed.data, source, ...(details && { kind: 'offer' as const, details }) };
    const delivery = await sendMessage(db, message, formService);
    sendQueuedMail();
    return delivery === 'undelivered' ? refuse(502, { values, banner: FAILED }) : redirect(href('/tesekkurler'), 303);
  } catch (error) {
    // Not thrown: an error page would discard the visitor's text.
    log.error({ err: error, request: facts.id }, 'a message could not be stored');
    return refuse(503, { values, banner: FAILED });
  }
}

/** Without JavaScript the answer is the page itself, which carries `Retry-After` only if the route passes it on. */
export function contactFormHeaders({ parentHeaders, actionHeaders }: HeadersArgs) {
  return new Headers([...parentHeaders, ...actionHeaders]);
}

function refuse(status: number, failure: ContactFormFailure, headers: Record<string, string> = {}) {
  return data(failure, { status, headers });
}

function readValues(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}
