import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { writeMetrics } from '#app/server/metrics.server.ts';
import { collectFigures } from '#app/server/workers/worker.server.ts';
import { type PreparedResponse, prepareText } from './transport/prepared-response.server.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Metrics for a collector on this machine or one that has the token; 404 for everybody else. */
export async function answerMetrics(
  request: IncomingMessage,
  token: string | undefined,
  headers: Record<string, string>,
): Promise<PreparedResponse> {
  if (!isLocal(request) && !hasToken(request, token)) return prepareText(404, 'Bulunamadı\n', headers);
  const figures = await collectFigures();
  const type = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
  return prepareText(200, writeMetrics(figures), { ...headers, ...type });
}

/** A proxy on this machine also connects from loopback, but its forwarding headers show that the client is elsewhere. */
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
