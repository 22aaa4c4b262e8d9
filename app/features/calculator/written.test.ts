import { expect, test } from 'vitest';
import { writeArea, writeCount, writeMetres, writePercent, writeRunningMetres, writeWeight } from './written.ts';

test.each([
  [writeCount(7), '7'],
  [writeCount(1250), '1.250'],
  [writeCount(1_234_567), '1.234.567'],
  [writeMetres(6000), '6,00'],
  [writeMetres(50), '0,05'],
  [writeMetres(2895), '2,895'],
  [writeMetres(1_234_560), '1.234,56'],
  [writeArea(31_680_000), '31,7 m²'],
  [writeArea(2_500_000_000), '2.500,0 m²'],
  [writeRunningMetres(72_000), '72 m'],
  [writeRunningMetres(100_000), '100 m'],
  [writeRunningMetres(31_200), '31,2 m'],
  [writeRunningMetres(1_234_005), '1.234,005 m'],
  [writePercent(0.02), '%2,0'],
  [writePercent(0.2222), '%22,2'],
  [writeWeight(428.4), '428 kg'],
])('%s is written %s', (written, expected) => {
  expect(written).toBe(expected);
});
