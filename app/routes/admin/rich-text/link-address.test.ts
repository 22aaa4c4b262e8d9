import { expect, test } from 'vitest';
import { toAddress } from './link-address.ts';

test.each([
  ['https://ornek.com/a?b=1', 'https://ornek.com/a?b=1'],
  [' ornek.com/a ', 'https://ornek.com/a'],
  ['/contact', '/contact'],
  ['info@example.com', 'mailto:info@example.com'],
  ['mailto:info@example.com', 'mailto:info@example.com'],
  ['tel:+90 212 555 01 23', 'tel:+90 212 555 01 23'],
  ['#olcu', '#olcu'],
])('%s leads to %s', (typed, address) => {
  expect(toAddress(typed)).toBe(address);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'iki kelime', ''])(
  '%j leads nowhere',
  (typed) => {
    expect(toAddress(typed)).toBeNull();
  },
);
