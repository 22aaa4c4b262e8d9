import { expect, it } from 'vitest';
import { nameFile } from './upload-message.ts';

it('names the file only when there are several', () => {
  const file = { name: 'teras.gif' };
  expect(nameFile('Dosya secilmedi', file, 1)).toBe('Dosya secilmedi');
  expect(nameFile('Dosya secilmedi', file, 2)).toBe('teras.gif: Dosya secilmedi');
});
