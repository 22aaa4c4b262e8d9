import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * The client's IP address. Each trusted proxy appends the address it saw to X-Forwarded-For, so with n proxies the n-th
 * entry from the right is the last one that the client cannot forge. If that is not an IP address, the socket's is used.
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return plain(direct);
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  const wanted = named.at(-trustedProxies) ?? named[0] ?? '';
  return plain(isIP(wanted) ? wanted : direct);
}

/** The key for rate limits: an IPv6 customer controls a whole /64, so all its addresses count as one client. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** An IPv4 client on a dual-stack socket is reported as ::ffff:1.2.3.4. */
const plain = (address: string) => (address.startsWith('::') ? address.replace(/^::ffff:(?=\d+\.)/i, '') : address);
