import type { Style } from '@react-pdf/types';
import { mm } from './elements.ts';

/** The site's tokens: app/styles/theme.css. */
export const COLOR = {
  ink: '#171d19',
  stone100: '#edece7',
  stone200: '#dcdbd3',
  stone300: '#c2c1b7',
  stone400: '#8b8b81',
  stone600: '#56574e',
  forest950: '#0e1713',
  forest800: '#1d3328',
  teak600: '#8f5216',
  teak500: '#b06a25',
  white: '#ffffff',
};

export const MARGIN = 16;
export const PAGE = { width: 210, height: 297 };
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
/** The foot of a page, which nothing else may cover. */
export const FOOT = 22;

const sans = (fontSize: number, lineHeight: number, more: Style = {}): Style => ({
  fontFamily: 'Hanken Grotesk',
  fontSize,
  lineHeight,
  ...more,
});
const display = (fontSize: number, lineHeight: number, more: Style = {}): Style => ({
  fontFamily: 'Besley',
  fontSize,
  lineHeight,
  ...more,
});

export const LOOK = {
  page: { fontFamily: 'Hanken Grotesk', fontSize: 10.5, color: COLOR.ink, backgroundColor: COLOR.white },
  /** For words that are known only when the pages are: the library applies a line height to them twice. */
  late: { fontFamily: 'Hanken Grotesk', fontSize: 9, color: COLOR.stone600 },
  h1: display(30, 1.08, { letterSpacing: -0.5, paddingBottom: 7 }),
  h2: display(20, 1.2, { letterSpacing: -0.2, paddingBottom: 3 }),
  h3: display(13, 1.3, { paddingBottom: 2.5 }),
  lead: sans(12.5, 1.45),
  body: sans(10.5, 1.45),
  strong: sans(10.5, 1.45, { fontWeight: 600 }),
  small: sans(9, 1.45, { color: COLOR.stone600 }),
  smallStrong: sans(9, 1.45, { fontWeight: 600 }),
  ruled: { borderTopWidth: 0.7, borderTopColor: COLOR.stone300, borderTopStyle: 'solid' },
  row: { flexDirection: 'row' },
  between: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline' },
} satisfies Record<string, Style>;

export const gap = (above: number): Style => ({ marginTop: mm(above) });
