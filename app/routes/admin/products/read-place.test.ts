import { expect, it } from 'vitest';
import { readPlace } from './read-place.ts';

it.each([
  ['3', 3],
  ['5', 5],
  ['99', 5],
  ['0', null],
  ['-3', null],
  ['', null],
  ['2.5', null],
])('%j of 5 is %j', (typed, place) => {
  expect(readPlace(typed, 5)).toBe(place);
});
