import { expect, it } from 'vitest';
import { soManyOf } from './number-suffix.ts';

it('gives a number the suffix that is spoken', () => {
  const spoken = [0, 1, 3, 6, 9, 10, 20, 30, 40, 46, 60, 70, 90, 100, 124, 300, 1000, 2000];
  expect(spoken.map(soManyOf).join(' ')).toBe(
    '0’ı 1’i 3’ü 6’sı 9’u 10’u 20’si 30’u 40’ı 46’sı 60’ı 70’i 90’ı 100’ü 124’ü 300’ü 1000’i 2000’i',
  );
});
