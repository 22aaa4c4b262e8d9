import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from './client-address.server.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

describe("the visitor's address", () => {
  it.each([
    [
      'the connection, without a trusted proxy, whatever a header says',
      0,
      '203.0.113.9',
      '198.51.100.1',
      '203.0.113.9',
    ],
    [
      'what the one trusted proxy appended, not what the visitor wrote',
      1,
      '10.0.0.1',
      '1.1.1.1, 203.0.113.9',
      '203.0.113.9',
    ],
    ['the second from the right behind two', 2, '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['the connection when the proxy named none', 1, '10.0.0.1', undefined, '10.0.0.1'],
    [
      'the connection when the proxy named nonsense, not the part a visitor wrote',
      1,
      '10.0.0.1',
      '1.1.1.1, unknown',
      '10.0.0.1',
    ],
    ['an IPv4 visitor on an IPv6 socket as what it is', 0, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ])('is %s', (_, proxies, remote, forwarded, address) => {
    expect(clientAddress(from(remote, forwarded), proxies)).toBe(address);
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('a limit counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
