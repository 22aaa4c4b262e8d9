import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { writeMetrics } from '#app/server/metrics.server.ts';
import { type FinishedPage, finishText } from './finished-page.server.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** For a collector on this machine, or one that knows the token; for everybody else there is nothing here. */
export function answerMetrics(
  request: IncomingMessage,
  token: string | undefined,
  headers: Record<string, string>,
): FinishedPage {
  if (!isLocal(request) && !hasToken(request, token)) return finishText(404, 'Bulunamadı\n', headers);
  return finishText(200, writeMetrics(), { ...headers, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
}

/** By the connection, not by a header. What a proxy on this machine passes on comes from outside, and says so. */
function isLocal(request: IncomingMessage): boolean {
  const { 'x-forwarded-for': forwardedFor, forwarded, via } = request.headers;
  if (forwardedFor !== undefined || forwarded !== undefined || via !== undefined) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '');
}

function hasToken(request: IncomingMessage, token: string | undefined): boolean {
  if (!token) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
