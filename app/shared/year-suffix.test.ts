import { expect, it } from 'vitest';
import { inYear, sinceYear } from './year-suffix.ts';

it.each([
  [2015, '2015’ten', '2015’te'],
  [2016, '2016’dan', '2016’da'],
  [2010, '2010’dan', '2010’da'],
  [1990, '1990’dan', '1990’da'],
  [1940, '1940’tan', '1940’ta'],
  [1970, '1970’ten', '1970’te'],
  [2000, '2000’den', '2000’de'],
  [1900, '1900’den', '1900’de'],
  [2021, '2021’den', '2021’de'],
])('%i is written as it is spoken', (year, since, within) => {
  expect(sinceYear(year)).toBe(since);
  expect(inYear(year)).toBe(within);
});
