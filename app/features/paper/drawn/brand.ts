import { Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import { BRAND_ACCENT, BRAND_BOARDS } from '#app/shared/brand-mark.ts';
import type { PaperSite } from '../content.ts';
import { drawing, mm, path, text, view } from './elements.ts';
import { COLOR, LOOK, MARGIN } from './look.ts';

export const brandMark = (size: number, color: string) =>
  drawing(
    { width: size, height: size },
    [0, 0, 28, 28],
    path(BRAND_BOARDS, { fill: color }),
    path(BRAND_ACCENT, { fill: COLOR.teak500 }),
  );

/** "1 / 2" for a sheet, "9" for the catalogue. */
type WritePage = (page: { pageNumber: number; totalPages: number }) => string;

/** At the bottom of every page: who, what, which page. */
export function foot(site: PaperSite, middle: string, writePage: WritePage) {
  const columns = { position: 'absolute', left: mm(MARGIN), right: mm(MARGIN), bottom: mm(8) } as const;
  return createElement(
    View,
    { fixed: true, style: [columns, LOOK.row, LOOK.ruled, { paddingTop: mm(2.2), justifyContent: 'space-between' }] },
    view(
      [LOOK.row, { alignItems: 'center', gap: mm(2) }],
      brandMark(4.5, COLOR.forest800),
      text(LOOK.late, [site.name, site.phone, site.host].join(' · ')),
    ),
    text(LOOK.late, middle),
    createElement(Text, { style: LOOK.late, render: (page) => writePage(page) }),
  );
}
