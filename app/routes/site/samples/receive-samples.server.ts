import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { sampleInput } from '#app/features/messages/sample-input.ts';
import { sendSampleRequest } from '#app/features/messages/service.server.ts';
import {
  PIECES_AT_MOST,
  type Piece,
  piecesQuery,
  productOf,
  readChecked,
} from '#app/features/products/sample-pieces.ts';
import { findSampleProducts } from '#app/features/products/sample-products.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { sourceOf } from '../message-source.server.ts';
import { isTrapped, limitText, secondsToWait } from '../visitor-form.server.ts';
import { type SampleFailure, type SampleValues, TEXTS } from './sample-failure.ts';

/** The action of /numune. */
export async function receiveSamples(request: Request, url: URL, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const values = readValues(form);
  const facts = context.get(requestFacts);
  try {
    // More boxes than a person can tick are not looked at.
    const checked = form.getAll('parca').slice(0, 50).map(String);
    const { pieces, lacking, gone } = readChecked(await findSampleProducts(db, checked.map(productOf)), checked);
    const parsed = sampleInput.safeParse(values);
    const errors = {
      ...(parsed.success ? {} : z.flattenError(parsed.error).fieldErrors),
      ...(pieces.length === 0 && { pieces: [TEXTS.none] }),
      ...(pieces.length > PIECES_AT_MOST && { pieces: [TEXTS.tooMany] }),
      ...((gone || lacking.length > 0) && { pieces: [gone ? TEXTS.gone : TEXTS.lacking] }),
    };
    if (!parsed.success || Object.keys(errors).length > 0) return refuse(400, { values, pieces, lacking, errors });

    if (isTrapped(form, facts, 'samples')) return redirect(thanksAddress(pieces), 303);
    const wait = await secondsToWait(form, facts, 'samples');
    if (wait > 0) return refuse(429, { values, pieces, banner: limitText(wait) }, { 'retry-after': String(wait) });
    const { street, district, city, consent: _, ...person } = parsed.data;
    const sent = await sendSampleRequest(
      db,
      {
        ...person,
        kind: 'sample',
        source: sourceOf(form, url),
        details: {
          pieces: pieces.map(({ product, color }) => ({ product: product.title, color: color.name })),
          address: { street, district, city },
        },
      },
      formService,
    );
    sendQueuedMail();
    if (sent === 'sent-recently') return refuse(409, { values, pieces, errors: { street: [TEXTS.sentRecently] } });
    if (sent.delivery === 'undelivered') return refuse(502, { values, pieces, banner: TEXTS.failed });
    return redirect(thanksAddress(pieces, sent.number), 303);
  } catch (error) {
    // Not thrown: an error page would discard what the visitor typed.
    log.error({ err: error, request: facts.id }, 'a sample request could not be stored');
    return refuse(503, { values, banner: TEXTS.failed });
  }
}

function refuse(status: number, failure: SampleFailure, headers: Record<string, string> = {}) {
  return data(failure, { status, headers });
}

/** Everything that the page shows is in its address, and nothing in it is about a person: nobody's request can be read by another. */
function thanksAddress(pieces: Piece[], number?: number): string {
  const query = piecesQuery(pieces);
  if (number !== undefined) query.set('no', String(number));
  return `${href('/numune/tesekkurler')}?${query}`;
}

function readValues(form: FormData): SampleValues {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    street: text('street'),
    district: text('district'),
    city: text('city'),
    message: text('message'),
    consent: text('consent'),
  };
}
