import { Link, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import { type CatalogueContent, type PaperImages, pictureKey } from '../content.ts';
import { brandMark } from './brand.ts';
import { link, mm, text, view } from './elements.ts';
import { COLOR, gap, LOOK, MARGIN, PAGE } from './look.ts';
import { colorBoard, pictureOrDrawing, qrCode } from './parts.ts';

/** The page of each target: known when the pages have been laid out. */
export type PageNumbers = Map<string, number>;

export const COLORS = { id: 'renkler', title: 'Renkler' };
export const CONTACT = { id: 'iletisim', title: 'İletişim' };
const FLOOR_HEIGHT = 196;
const JOINT = 1.6;
const dark = { height: mm(PAGE.height), backgroundColor: COLOR.forest950, color: COLOR.white } as const;
const pale = { color: COLOR.stone300 } as const;

/** The floor of colours, so that it changes with them. */
export function cover({ site, year, colors }: CatalogueContent, images: PaperImages) {
  return view(
    dark,
    view(
      [LOOK.row, { height: mm(FLOOR_HEIGHT), gap: mm(JOINT) }],
      ...colors.map((color) => colorBoard('floor', color, images, { flex: 1, height: mm(FLOOR_HEIGHT) })),
    ),
    view(
      { paddingHorizontal: mm(MARGIN), paddingTop: mm(14) },
      text([LOOK.h1, { fontSize: 40, letterSpacing: -1, paddingBottom: 0 }], 'Dış mekân,'),
      text([LOOK.h1, { fontSize: 40, letterSpacing: -1 }], 'tek malzeme.'),
      text([LOOK.lead, pale, gap(5)], 'Deck, çit, kapı, cephe, pergola ve panel sistemleri'),
    ),
    signature(site.name, `Katalog ${year}`),
  );
}

const signature = (name: string, aside: string) =>
  view(
    [
      LOOK.row,
      {
        position: 'absolute',
        left: mm(MARGIN),
        right: mm(MARGIN),
        bottom: mm(11),
        alignItems: 'center',
        justifyContent: 'space-between',
      },
    ],
    view(
      [LOOK.row, { alignItems: 'center', gap: mm(3) }],
      brandMark(7, COLOR.white),
      text([LOOK.h3, { fontSize: 14 }], name),
    ),
    text([LOOK.body, pale], aside),
  );

/** The picture beside the contents. */
export function opening({ opening }: CatalogueContent, images: PaperImages) {
  const bytes = opening && images[pictureKey('page', opening)];
  if (!bytes) return view(dark);
  return pictureOrDrawing(bytes, '', { height: mm(PAGE.height) });
}

export function contents({ site, categories, left }: CatalogueContent, numbers: PageNumbers) {
  const products = categories.map(({ label, products }) => ({
    label,
    entries: products.map(({ slug, title }) => ({ id: slug, title })),
  }));
  const last = { label: '', entries: [COLORS, CONTACT] };
  return [
    text(LOOK.h1, 'İçindekiler'),
    view(gap(4)),
    ...[...products, last].map(({ label, entries }) =>
      view(
        [LOOK.ruled, LOOK.row, { paddingVertical: mm(3.6) }],
        text([LOOK.lead, { width: '36%', color: COLOR.stone600 }], label),
        view({ flex: 1 }, ...entries.map((entry) => contentsLine(entry, numbers))),
      ),
    ),
    ...(left > 0 ? [text([LOOK.body, gap(4)], `Burada olmayan ${left} ürün sitededir: ${site.host}/products`)] : []),
  ];
}

function contentsLine({ id, title }: { id: string; title: string }, numbers: PageNumbers) {
  return createElement(
    Link,
    { src: `#${id}`, style: [LOOK.between, { color: COLOR.ink, textDecoration: 'none' }], wrap: false },
    text([LOOK.lead, { flex: 1, fontWeight: 600 }], title),
    // Rendered again when all pages are known.
    createElement(Text, {
      style: [LOOK.late, { fontSize: 12.5, color: COLOR.ink, width: mm(12), textAlign: 'right' }],
      render: () => String(numbers.get(id) ?? ''),
    }),
  );
}

/** The place that contents and links lead to. Asked for its page while pages are laid out, and when all are known. */
export function target(id: string, numbers: PageNumbers) {
  const remember = ({ pageNumber }: { pageNumber: number }) => {
    if (!numbers.has(id)) numbers.set(id, pageNumber);
    return null;
  };
  return createElement(View, { id, render: remember });
}

export function backCover({ site }: CatalogueContent, numbers: PageNumbers) {
  const line = (words: string, src?: string) =>
    src
      ? link(src, { color: COLOR.white, textDecoration: 'none' }, text([LOOK.lead, gap(1)], words))
      : text([LOOK.lead, gap(1)], words);
  return view(
    dark,
    target(CONTACT.id, numbers),
    view(
      { paddingHorizontal: mm(MARGIN), paddingTop: mm(150) },
      text([LOOK.h1, { fontSize: 40, letterSpacing: -1 }], 'Bize ulaşın.'),
      view(
        [LOOK.row, { gap: mm(12), justifyContent: 'space-between' }, gap(7)],
        view(
          { flex: 1 },
          line(site.phone, `tel:${site.phone.replace(/[^\d+]/g, '')}`),
          line(site.email, `mailto:${site.email}`),
          line(site.address),
          line(site.host, site.url),
        ),
        qrCode(site.url, 32),
      ),
    ),
    signature(site.name, site.host),
  );
}
