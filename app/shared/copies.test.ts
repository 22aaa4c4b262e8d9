import { expect, it } from 'vitest';
import { isUnnamedCopy } from './copies.ts';

it.each([
  ['Deck (Kopya-1700000000000)', 'deck-copy-1700000000000', true],
  ['Deck (Kopya-1700000000000)', 'deck-copy-1700000000000-2', true],
  ['Deck (Kopya-1700000000000)', 'deck', false],
  ['Deck (Kopya-1700000000000)', 'deck-copy-1600000000000', false],
  ['Teak', 'deck-copy-1700000000000', false],
])('%j at %j has the name and the address of a fresh clone: %j', (title, slug, expected) => {
  expect(isUnnamedCopy({ title, slug })).toBe(expected);
});
