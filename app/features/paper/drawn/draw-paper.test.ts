import { expect, it } from 'vitest';
import { makeCatalogue, makeSheet } from '#tests/support/paper-content.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { drawPaper } from './draw-paper.ts';

const draw = async (product: Parameters<typeof makeSheet>[0] = {}) => {
  const { bytes, pages } = await drawPaper({ content: makeSheet(product), images: {} });
  const pdf = await readPdf(Buffer.from(bytes));
  expect(pdf.pages).toHaveLength(pages);
  return pdf;
};
const textOf = (pdf: Awaited<ReturnType<typeof draw>>) => pdf.pages.map(({ text }) => text).join('\n');

it('the section is drawn at 1:1, and says so', async () => {
  const [first] = (await draw()).pages;
  expect(first?.text).toContain('1:1 ölçek; kâğıtta cetvelle ölçebilirsiniz');
  expect(first?.drawnWidths.some((width) => Math.abs(width - 140) < 0.05)).toBe(true);
});

it('a section wider than the page is drawn at 1:2, and says so', async () => {
  const [first] = (await draw({ section: { width: 300, thickness: 40, solid: false } })).pages;
  expect(first?.text).toContain('1:2 ölçek');
  expect(first?.text).toContain('300 mm');
  expect(first?.drawnWidths.some((width) => Math.abs(width - 150) < 0.05)).toBe(true);
});

it('a product without measures has no section', async () => {
  const text = textOf(await draw({ section: null, mounting: null }));
  expect(text).not.toContain('Kesit');
  expect(text).not.toContain('Montaj kesiti');
});

it('a long table goes on to a third page, with letters of 9 pt', async () => {
  const specs = Array.from({ length: 45 }, (_, row) => ({ title: `Özellik ${row + 1}`, value: `${row + 1} mm` }));
  const pdf = await draw({ specs });
  expect(pdf.pages.length).toBeGreaterThan(2);
  expect(textOf(pdf)).toContain('Özellik 45');
  expect(Math.min(...pdf.pages.map(({ smallestText }) => smallestText))).toBeGreaterThanOrEqual(9);
  expect(pdf.pages.map(({ text }) => /\d+ \/ \d+$/.exec(text.trim())?.[0])).toEqual(
    pdf.pages.map((_, index) => `${index + 1} / ${pdf.pages.length}`),
  );
});

it('every word is found in the text, in the first document and in the next', async () => {
  const paragraphs = ['Profilin yüzü fırçalıdır; ağır, şık, geniş, ılık ve İYİ. ĞÜŞİÖÇ ğüşıöç Âlâ kâğıt'];
  expect(textOf(await draw({ title: 'Örnek', paragraphs })).replaceAll('\n', ' ')).toContain(paragraphs[0]);
  const next = ['Oluklu Uzun Sade Geçit Cephe Isı'];
  expect(textOf(await draw({ title: 'Oluklu Deck 150', paragraphs: next }))).toContain(next[0]);
});

it('words are not hyphenated', async () => {
  const paragraphs = ['Dayanıklılaştırılmış kompozit malzemelerden üretilmiştir. '.repeat(8).trim()];
  expect(textOf(await draw({ paragraphs }))).not.toMatch(/\p{L}-\n/u);
});

it('signs that the fonts lack are left out, and no other font is taken for them', async () => {
  const pdf = await draw({ paragraphs: ['Sağlam 💪 ve 中国\ngüzel.'] });
  expect(textOf(pdf)).toMatch(/Sağlam\s+ve\s+güzel\./);
  expect(pdf.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
});

it('a word that is longer than a line does not leave the page', async () => {
  const text = textOf(await draw({ specs: [{ title: 'Kod', value: 'x'.repeat(120) }] }));
  expect(text.match(/x+-?\n/g)?.length).toBeGreaterThan(1);
});

it('without a picture the drawing of the category is shown', async () => {
  expect((await draw()).pages[0]?.pictures).toEqual([]);
});

it('an empty product is two pages, too', async () => {
  const empty = { paragraphs: [], features: [], specs: [], faq: [], colors: [], section: null, mounting: null };
  expect((await draw(empty)).pages).toHaveLength(2);
});

it('the contents of a catalogue name every product in it, and say how many are on the site only', async () => {
  const { bytes } = await drawPaper({ content: makeCatalogue(60, 1_234), images: {} });
  const pdf = await readPdf(Buffer.from(bytes));
  const contents = pdf.pages.slice(2, 4).map(({ text }) => text);
  const named = contents.flatMap((text) => [...text.matchAll(/Deck \d+(?= \d+$)/gm)].map(([title]) => title));
  expect(named).toEqual(Array.from({ length: 60 }, (_, n) => `Deck ${n}`));
  expect(contents[1]).toContain('Burada olmayan 1234 ürün sitededir: example.com/products');
  const colors = pdf.pages.find(({ text }) => text.startsWith('Renkler'));
  expect(colors?.text.replaceAll('\n', ' ')).toContain('Deck 29 ve 30 ürün daha');
}, 30_000);
