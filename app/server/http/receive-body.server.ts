import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHeaders } from '@remix-run/node-fetch-server';
import { findAdmin } from '#app/server/auth/guard.server.ts';
import { findBodyLimit, TOO_LONG } from './policy/body-limits.server.ts';
import type { MatchedRoute } from './policy/find-routes.server.ts';
import type { Refusal } from './policy/refuse.server.ts';
import { readBody } from './transport/read-body.server.ts';

const TRY_AGAIN = 'Birkaç saniye sonra yeniden deneyin.';
/** Parsing an urlencoded form takes Node quadratic time in its fields. Our longest form has a few hundred. */
const MAX_FIELDS = 5_000;
const AMPERSAND = 0x26;

/** The request's body, if the client may send it; undefined when the client has disconnected. */
export async function receiveBody(
  request: IncomingMessage,
  response: ServerResponse,
  routes: MatchedRoute[],
  client: string,
): Promise<Buffer | Refusal | undefined> {
  const { 'content-length': declared = '0', 'content-type': type = '' } = request.headers;
  const length = Number(declared);
  const isSignedIn = async () => (await findAdmin(createHeaders(request))) !== null;
  const limit = await findBodyLimit({ length, type }, routes, isSignedIn);
  if ('status' in limit) return limit;
  const room = limit.pool.take(client, length);
  if (room === 'client') return { status: 429, text: `Aynı anda çok fazla istek gönderildi. ${TRY_AGAIN}` };
  if (room === 'total') return { status: 503, text: `Sunucu şu anda çok yoğun. ${TRY_AGAIN}` };
  // The body stays in memory until the response is sent.
  response.once('close', room.release);
  const body = await readBody(request, length, limit);
  if (body === 'aborted') return undefined;
  if (body === 'slow') return { status: 408, text: 'Bağlantı çok yavaş. Yeniden deneyin.' };
  const isUrlEncoded = /^application\/x-www-form-urlencoded/i.test(type);
  return isUrlEncoded && hasTooManyFields(body) ? { status: 413, text: TOO_LONG } : body;
}

function hasTooManyFields(body: Buffer): boolean {
  let fields = 1;
  for (const byte of body) if (byte === AMPERSAND) fields += 1;
  return fields > MAX_FIELDS;
}
