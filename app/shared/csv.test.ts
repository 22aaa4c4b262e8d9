import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a CSV opens in Turkish Excel: marked as UTF-8, columns by semicolon, quotes doubled, lines kept together', () => {
  expect(toCsv(['Ad', 'Mesaj'], [['Şükrü "Usta"', 'bir; iki\nüç']])).toBe(
    '\uFEFF"Ad";"Mesaj"\r\n"Şükrü ""Usta""";"bir; iki\nüç"\r\n',
  );
});

test.each(['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(toCsv(['a'], [[text]])).toContain(`"'${text.replaceAll('"', '""')}"`);
});
