import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import type { RenderRequest } from '#app/server/http/render-page.server.ts';
import { storableText } from '#app/shared/input-text.ts';

export function toRenderRequest(
  request: IncomingMessage,
  response: ServerResponse,
  protocol: 'http:' | 'https:',
  body?: Buffer,
): RenderRequest {
  const { url = '/', headers } = request;
  return {
    url: new URL(`${protocol}//${headers.host ?? 'localhost'}${url}`),
    toRequest: () => toWebRequest(request, response, protocol, body),
    isRead: body === undefined,
    accepted: String(headers['accept-encoding'] ?? ''),
  };
}

/** Converts to the Request that React Router expects. A HEAD is rendered like a GET; its body is left out when it is sent. */
function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
  protocol: 'http:' | 'https:',
  body?: Buffer,
): Request {
  const asGet: IncomingMessage = Object.create(request, { method: { value: 'GET' } });
  const read = createRequest(asGet, response, { protocol });
  if (!body) return read;
  const headers = new Headers(read.headers);
  // A POST without a body is treated as an empty form, so that the action reports the missing fields.
  if (!headers.has('content-type')) headers.set('content-type', 'application/x-www-form-urlencoded');
  return new FormRequest(read, { method: request.method ?? 'POST', headers, body: body as BodyInit });
}

/** A malformed form is the client's error: throwing a Response makes React Router answer 400 instead of 500. */
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
