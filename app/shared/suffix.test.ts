import { expect, it } from 'vitest';
import { withSuffix } from './suffix.ts';

it.each([
  ['Deck', ' (2)', 8, 'Deck (2)'],
  ['Deck Teak', ' (2)', 9, 'Deck (2)'],
  ['deck-teak', '-2', 7, 'deck-2'],
  ['abc😀', '!', 5, 'abc!'],
])('%j with %j in %d is %j', (text, suffix, max, expected) => {
  expect(withSuffix(text, suffix, max)).toBe(expected);
});
