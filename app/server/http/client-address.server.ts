import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The visitor's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so with n of them the n-th
 * from the right is the first that nobody outside could have written.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => isIP(part));
  return named.at(-trustedProxies) ?? named[0] ?? direct;
}
