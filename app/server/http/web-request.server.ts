import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { storableText } from '#app/shared/input-text.ts';

/** The request as React Router takes it. A HEAD is rendered like a GET, and sent without its body. */
export function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
  protocol: 'http:' | 'https:',
  body?: Buffer,
): Request {
  const asGet: IncomingMessage = Object.create(request, { method: { value: 'GET' } });
  const read = createRequest(asGet, response, { protocol });
  if (!body) return read;
  const headers = new Headers(read.headers);
  // A post without any body: the action finds a form without fields, and says what is missing.
  if (!headers.has('content-type')) headers.set('content-type', 'application/x-www-form-urlencoded');
  return new FormRequest(read, { method: request.method ?? 'POST', headers, body: body as BodyInit });
}

/** A form that cannot be read is the sender's mistake. React Router answers with the Response that is thrown. */
class FormRequest extends Request {
  override async formData(): Promise<FormData> {
    const form = await super.formData().catch(() => {
      throw new Response('Gönderilen form okunamadı.', { status: 400 });
    });
    const clean = new FormData();
    for (const [name, value] of form) clean.append(name, typeof value === 'string' ? storableText(value) : value);
    return clean;
  }
}
