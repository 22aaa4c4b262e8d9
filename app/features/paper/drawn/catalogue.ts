import { Document, Page } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { CatalogueContent, PaperColor, PaperImages } from '../content.ts';
import { foot } from './brand.ts';
import { backCover, COLORS, CONTACT, contents, cover, opening, type PageNumbers, target } from './catalogue-covers.ts';
import { factsPage, picturePage } from './catalogue-product.ts';
import { block, mm, text, view } from './elements.ts';
import { FOOT, gap, LOOK, MARGIN } from './look.ts';
import { colorBoard, rows } from './parts.ts';

const inside = [LOOK.page, { paddingHorizontal: mm(MARGIN), paddingTop: mm(16), paddingBottom: mm(FOOT) }];
const full = { size: 'A4', wrap: false, style: LOOK.page } as const;

/** Cover, contents, a spread per product (picture on the left, facts on the right), colours, contact. */
export function catalogue(
  content: CatalogueContent,
  images: PaperImages,
  onPage: (totalPages: number | undefined) => void,
) {
  const { site, year, categories } = content;
  const name = `Katalog ${year}`;
  const numbers: PageNumbers = new Map();
  const footer = foot(site, name, ({ pageNumber, totalPages }) => {
    onPage(totalPages);
    return String(pageNumber);
  });
  const changed = new Date(content.changed);
  return createElement(
    Document,
    {
      title: `${site.name}, ${name.toLocaleLowerCase('tr')}`,
      author: site.name,
      subject: 'Deck, çit, kapı, cephe, pergola ve panel sistemleri',
      keywords: categories.map(({ label }) => label).join(', '),
      creator: site.host,
      producer: site.name,
      language: 'tr',
      creationDate: changed,
      modificationDate: changed,
      // A viewer that shows two pages shows the spreads; the cover stands alone.
      pageLayout: 'twoPageRight',
      pageMode: 'useOutlines',
    },
    createElement(Page, full, cover(content, images)),
    createElement(Page, full, opening(content, images)),
    createElement(
      Page,
      { size: 'A4', style: inside, bookmark: { title: 'İçindekiler', fit: true } },
      ...contents(content, numbers),
      footer,
    ),
    ...categories.flatMap(({ label, products }) =>
      products.flatMap((product, index) => [
        createElement(Page, { ...full, ...(index === 0 && bookmark(label)) }, picturePage(product, images)),
        createElement(
          Page,
          { size: 'A4', style: inside, ...bookmark(product.title) },
          ...factsPage(product, images, numbers),
          footer,
        ),
      ]),
    ),
    createElement(
      Page,
      { size: 'A4', style: inside, ...bookmark(COLORS.title) },
      target(COLORS.id, numbers),
      text(LOOK.h1, COLORS.title),
      text([LOOK.lead, gap(4)], `Baskı rengi yaklaşıktır. Numune ücretsizdir: ${site.host}/numune`),
      ...colorRows(content, images),
      footer,
    ),
    // Allowed to wrap: of other pages the library does not tell the number in time.
    createElement(Page, { ...full, wrap: true, ...bookmark(CONTACT.title) }, backCover(content, numbers)),
  );
}

const bookmark = (title: string) => ({ bookmark: { title, fit: true } });

/** Each colour with the products that come in it. */
function colorRows({ colors, categories }: CatalogueContent, images: PaperImages) {
  const products = categories.flatMap((category) => category.products);
  const comesIn = ({ name }: PaperColor) =>
    products.filter((product) => product.colors.some((color) => color.name === name)).map(({ title }) => title);
  return rows(colors, 3).map((row) =>
    block(
      [LOOK.row, { gap: mm(2) }, gap(8)],
      ...row.map((color) =>
        view(
          { width: mm(58) },
          colorBoard('page', color, images),
          text([LOOK.h3, gap(2)], color.name),
          text([LOOK.small, { paddingRight: mm(4) }], nameSome(comesIn(color))),
        ),
      ),
    ),
  );
}

/** A colour's block cannot be split between pages, so its list of products has to fit on one. */
const NAMED_AT_MOST = 30;
const nameSome = (titles: string[]) => {
  const others = titles.length - NAMED_AT_MOST;
  return titles.slice(0, NAMED_AT_MOST).join(', ') + (others > 0 ? ` ve ${others} ürün daha` : '');
};
