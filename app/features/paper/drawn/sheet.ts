import { Document, Page } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import { createElement } from 'react';
import { FRAMES, type PaperImages, pictureKey, type SheetContent } from '../content.ts';
import { foot } from './brand.ts';
import { block, mm, text, view } from './elements.ts';
import { FOOT, gap, LOOK, MARGIN, PAGE } from './look.ts';
import { mountingDrawing } from './mounting-drawing.ts';
import { colorBoard, dashes, features, headline, pictureOrDrawing, qrCode, rows, specTable } from './parts.ts';
import { sectionDrawing, sectionScale } from './section-drawing.ts';

const LEAST_PICTURE = 84;

/** Two pages of A4; long texts go on to a third. */
export function sheet(content: SheetContent, images: PaperImages, onPage: (totalPages: number | undefined) => void) {
  const { site, product, changed } = content;
  const writePage = ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) => {
    onPage(totalPages);
    return `${pageNumber} / ${totalPages}`;
  };
  const about = `${product.title} teknik föyü: ölçüler, renkler, montaj ve bakım`;
  return createElement(
    Document,
    {
      title: `${product.title}, teknik föy`,
      author: site.name,
      subject: about,
      keywords: [product.category, product.title].filter(Boolean).join(', '),
      creator: site.host,
      producer: site.name,
      language: 'tr',
      creationDate: new Date(changed.iso),
      modificationDate: new Date(changed.iso),
      pageLayout: 'singlePage',
    },
    createElement(
      Page,
      { size: 'A4', style: [LOOK.page, { paddingBottom: mm(FOOT) }] },
      firstPage(content, images),
      foot(site, product.title, writePage),
    ),
    createElement(
      Page,
      {
        size: 'A4',
        style: [LOOK.page, { paddingHorizontal: mm(MARGIN), paddingTop: mm(12), paddingBottom: mm(FOOT) }],
      },
      ...secondPage(content, images),
      foot(site, `${changed.text} tarihli bilgiler`, writePage),
    ),
  );
}

function firstPage({ product }: SheetContent, images: PaperImages) {
  const { section, pictures } = product;
  const kind = ['Teknik föy', product.category].filter(Boolean).join(' · ');
  const picture = pictures[0] && images[pictureKey('sheet', pictures[0])];
  return view(
    { minHeight: mm(PAGE.height - FOOT) },
    // The picture takes the room that the text leaves.
    pictureOrDrawing(picture, product.drawing, {
      flexGrow: 1,
      flexBasis: mm(LEAST_PICTURE),
      minHeight: mm(LEAST_PICTURE),
      maxHeight: mm(FRAMES.sheet.height),
    }),
    view(
      { paddingHorizontal: mm(MARGIN), paddingTop: mm(8) },
      view(
        [LOOK.row, { gap: mm(8) }],
        view({ width: '52%' }, text(LOOK.small, kind), text([LOOK.h1, gap(1)], product.title)),
        view(
          { flex: 1, paddingTop: mm(5) },
          ...product.paragraphs.map((words, index) => text(index > 0 ? [LOOK.small, gap(2)] : LOOK.body, words)),
        ),
      ),
      section &&
        block(
          [LOOK.ruled, gap(7), { paddingTop: mm(4.5) }],
          headline('Kesit', scaleNote(sectionScale(section))),
          view([gap(4), { alignItems: 'center' }], sectionDrawing(section)),
        ),
      product.features.length > 0 &&
        view([LOOK.ruled, gap(6), { paddingTop: mm(2.5) }], ...features(product.features, section ? 4 : 2)),
    ),
  );
}

export const scaleNote = (scale: number) =>
  scale === 1 ? '1:1 ölçek; kâğıtta cetvelle ölçebilirsiniz' : `1:${scale} ölçek`;

function secondPage({ site, product }: SheetContent, images: PaperImages) {
  const { specs, colors, mounting, notes, faq } = product;
  const part: Style[] = [LOOK.ruled, gap(4.5), { paddingTop: mm(3) }];
  return [
    view(
      [LOOK.row, { gap: mm(12) }],
      specs.length > 0 && view({ width: '53%' }, text(LOOK.h2, 'Teknik özellikler'), view(gap(3), specTable(specs))),
      colors.length > 0 &&
        view(
          { flex: 1 },
          text(LOOK.h2, 'Renkler'),
          ...rows(colors, 2).map((row, index) =>
            block(
              [LOOK.row, { gap: mm(1.6) }, gap(index === 0 ? 4 : 3)],
              ...row.map((color) =>
                view(
                  { flex: 1 },
                  colorBoard('swatch', color, images, { width: '100%' }),
                  text([LOOK.strong, gap(1.2)], color.name),
                ),
              ),
              row.length < 2 && view({ flex: 1 }),
            ),
          ),
          text([LOOK.small, gap(4)], `Baskı rengi yaklaşıktır. Numune ücretsizdir: ${site.host}/numune`),
        ),
    ),
    mounting &&
      block(
        part,
        headline('Montaj kesiti', 'Ölçekli; tahta, gizli klips, taşıyıcı profil, ayarlı ayak'),
        view(gap(2), mountingDrawing(mounting, colors[0])),
      ),
    block([...part, LOOK.row, { gap: mm(12) }], dashes('Montaj', notes.mounting), dashes('Bakım', notes.care)),
    ...questions(faq, part),
    contact(site, product.link, part),
  ];
}

function questions(faq: SheetContent['product']['faq'], part: Style[]) {
  return rows(faq, 2).map((row, index) =>
    block(
      index === 0 ? part : gap(2.5),
      index === 0 && text(LOOK.h3, 'Sık sorulanlar'),
      view(
        [LOOK.row, { gap: mm(12) }],
        ...row.map(({ question, answer }) =>
          view({ flex: 1 }, text(LOOK.smallStrong, question), text([LOOK.small, gap(0.4)], answer)),
        ),
        row.length < 2 && view({ flex: 1 }),
      ),
    ),
  );
}

function contact(site: SheetContent['site'], target: string, part: Style[]) {
  return block(
    [...part, LOOK.row, { justifyContent: 'space-between', alignItems: 'flex-start', gap: mm(12) }],
    view(
      { flex: 1 },
      text(LOOK.h3, 'İletişim'),
      text(LOOK.small, site.address),
      text(LOOK.small, [site.phone, site.email].join(' · ')),
    ),
    view(
      [LOOK.row, { flex: 1, gap: mm(4) }],
      qrCode(target, 19),
      view(
        { flex: 1, paddingTop: mm(1) },
        text(LOOK.smallStrong, 'Güncel bilgiler ve bütün görseller'),
        text(LOOK.small, site.host),
        text(LOOK.small, new URL(target).pathname),
      ),
    ),
  );
}
