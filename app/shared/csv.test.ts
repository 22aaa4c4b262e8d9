import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { wholeText } from '#tests/support/whole-text.ts';
import { writeCsv } from './csv.ts';

const toCsv = (header: string[], rows: string[][]) => wholeText(writeCsv(header, Readable.from([rows])));

test('a CSV opens in Turkish Excel: marked as UTF-8, columns by semicolon, quotes doubled, lines kept together', async () => {
  expect(await toCsv(['Ad', 'Mesaj'], [['Şükrü "Usta"', 'bir; iki\nüç']])).toBe(
    '\uFEFF"Ad";"Mesaj"\r\n"Şükrü ""Usta""";"bir; iki\nüç"\r\n',
  );
});

test.each(['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)'])('%j is no formula', async (text) => {
  expect(await toCsv(['a'], [[text]])).toContain(`"'${text.replaceAll('"', '""')}"`);
});

test.each(['\t', '\r'])('%j in front of a formula does not make it one', async (blank) => {
  expect(await toCsv(['a'], [[`${blank}=1`]])).toContain(`"'${blank}'=1"`);
});

/** As a program that expects another separator reads it: a quote within a cell means nothing, a line end ends the row. */
const cellsReadWith = (separator: RegExp, csv: string) =>
  csv.split(/[\r\n]/).flatMap((line) => line.split(separator).map((cell) => cell.replace(/^[\s"]+/, '')));

test.each([
  'Merhaba,=HYPERLINK("http://x")',
  'bir; +1+1',
  'bir\n=2+3',
  'bir\r\n"@SUM(A1)',
  'bir\t-2+3',
  'a,"=1',
  'a,\uFF1D1',
  ',\n,=1',
])('%j holds no formula for a program that splits at commas, tabs or semicolons either', async (text) => {
  const csv = await toCsv(['a', 'b'], [['x', text]]);
  for (const separator of [/,/, /;/, /\t/]) {
    expect(cellsReadWith(separator, csv).filter((cell) => /^[=+\-@\uFF1D]/.test(cell))).toEqual([]);
  }
});

test('ordinary texts stay as they were written', async () => {
  const text = 'Saat 10-12 arası, e-posta: a@b.tr; 2 + 2 = 4';
  expect(await toCsv(['a'], [[text]])).toContain(`"${text}"`);
});
