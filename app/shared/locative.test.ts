import { expect, test } from 'vitest';
import { atClock } from './locative.ts';

test.each([
  ['14:32', 'de'],
  ['14:30', 'da'],
  ['09:05', 'te'],
  ['18:00', 'de'],
  ['20:00', 'de'],
  ['10:00', 'da'],
  ['00:00', 'da'],
  ['08:40', 'ta'],
  ['08:09', 'da'],
])('%s’%s', (clock, suffix) => {
  expect(atClock(clock)).toBe(`${clock}’${suffix}`);
});
