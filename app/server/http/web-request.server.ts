import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createRequest } from '@remix-run/node-fetch-server';

/** Node's reader of such forms takes time by the square of their fields. The longest of ours has some hundreds. */
const FIELDS_AT_MOST = 5_000;
const AMPERSAND = 0x26;

/** The request as the router takes it; null when its form has more fields than any of ours. */
export async function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
  protocol: 'http:' | 'https:',
): Promise<Request | null> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  if (hasBody && !type.startsWith('application/x-www-form-urlencoded'))
    return createRequest(request, response, { protocol });
  // A HEAD is rendered as a GET, and sent without its body.
  const read = createRequest(asGet(request), response, { protocol });
  if (!hasBody) return read;
  const body = await buffer(request);
  if (hasTooManyFields(body)) return null;
  return new Request(read, { method: request.method ?? 'POST', body });
}

const asGet = (request: IncomingMessage): IncomingMessage => Object.create(request, { method: { value: 'GET' } });

function hasTooManyFields(body: Buffer): boolean {
  let fields = 1;
  for (const byte of body) if (byte === AMPERSAND) fields += 1;
  return fields > FIELDS_AT_MOST;
}
