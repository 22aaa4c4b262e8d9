import { describe, expect, it } from 'vitest';
import { firstSentence, paragraphsOf } from './paragraphs.ts';

describe('texts of rows', () => {
  it('are split at blank lines, whatever the line endings', () => {
    expect(paragraphsOf('Bir.\r\n\r\nİki\nsatır.\n  \nÜç.\n\n')).toEqual(['Bir.', 'İki\nsatır.', 'Üç.']);
    expect(paragraphsOf(' ')).toEqual([]);
  });

  it.each([
    ['Dolu gövde. İçi boş değil.', 'Dolu gövde.'],
    ['9. katta 3. kez kurulan zemin. Sonra bitti.', '9. katta 3. kez kurulan zemin.'],
    ['Cephe kaplaması. 26 mm derinlik verir.', 'Cephe kaplaması.'],
    ['Örnek no. 12 için zemin. Bitti.', 'Örnek no. 12 için zemin.'],
    ['Isınır mı? Az.', 'Isınır mı?'],
    ['Noktasız metin', 'Noktasız metin'],
    ['İlk paragraf\n\nİkinci.', 'İlk paragraf'],
    ['', ''],
  ])('%j begins with %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
