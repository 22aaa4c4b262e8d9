import { encode } from 'uqr';
import { BOARDS, type BoardSize, boardKey, type PaperColor, type PaperImages, type PaperProduct } from '../content.ts';
import { block, drawing, type Look, link, mm, path, photo, text, view } from './elements.ts';
import { COLOR, gap, LOOK } from './look.ts';

export function specTable(specs: PaperProduct['specs']) {
  const line = { borderTopColor: COLOR.stone200, borderTopWidth: 0.7, borderTopStyle: 'solid' } as const;
  return view(
    { borderBottomColor: COLOR.stone200, borderBottomWidth: 0.7, borderBottomStyle: 'solid' },
    ...specs.map(({ title, value }) =>
      block(
        [LOOK.row, line, { paddingVertical: mm(1.5) }],
        text([LOOK.body, { width: '44%', paddingRight: mm(3), color: COLOR.stone600 }], title),
        text([LOOK.strong, { width: '56%' }], value),
      ),
    ),
  );
}

/** The colour as a board; plain when it could not be drawn. */
export function colorBoard(size: BoardSize, color: PaperColor, images: PaperImages, style: Look = {}) {
  const { width, height } = BOARDS[size];
  const board = images[boardKey(size, color)];
  const look = [{ width: mm(width), height: mm(height), backgroundColor: color.hex }, style].flat();
  return view(look, ...(board ? [photo(board, { width: '100%', height: '100%', objectFit: 'cover' })] : []));
}

/** A heading with a quiet sentence at the other end of its line. */
export const headline = (title: string, aside = '') =>
  view(LOOK.between, text(LOOK.h3, title), text(LOOK.small, aside));

/** A list with the site's dashes. */
export function dashes(title: string, items: string[]) {
  if (items.length === 0) return null;
  return view(
    { flex: 1 },
    text(LOOK.h3, title),
    ...items.map((item) =>
      view(
        [LOOK.row, gap(1)],
        view({ width: mm(2.6), height: 1, backgroundColor: COLOR.teak500, marginTop: mm(2.2), marginRight: mm(2) }),
        text([LOOK.small, { color: COLOR.ink, flex: 1 }], item),
      ),
    ),
  );
}

export function features(items: PaperProduct['features'], columns: number) {
  const width = `${(100 - (columns - 1) * 3) / columns}%`;
  return rows(items, columns).map((row) =>
    block(
      [LOOK.row, { justifyContent: 'space-between' }, gap(2)],
      ...row.map((item) =>
        view({ width }, text(LOOK.strong, item.title), text([LOOK.small, gap(0.6)], item.description)),
      ),
      // Empty cells keep the last row in its columns.
      ...Array.from({ length: columns - row.length }, () => view({ width })),
    ),
  );
}

export function rows<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, row * size + size));
}

/** A link as a QR code of so many millimetres, black on white with its quiet zone. */
export function qrCode(target: string, size: number) {
  const { data, size: modules } = encode(target, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return link(
    target,
    {},
    drawing(
      { width: size, height: size },
      [0, 0, modules, modules],
      path(`M0 0h${modules}v${modules}h${-modules}z`, { fill: COLOR.white }),
      path(dark.join(''), { fill: COLOR.ink }),
    ),
  );
}

/** The picture of a product, or its category's drawing where there is none. */
export function pictureOrDrawing(bytes: Uint8Array | undefined, outline: string, style: Look) {
  if (bytes) return view(style, photo(bytes, { width: '100%', height: '100%', objectFit: 'cover' }));
  const line = {
    fill: 'none',
    stroke: COLOR.stone400,
    strokeWidth: 1,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  };
  return view(
    [style, { backgroundColor: COLOR.stone100, alignItems: 'center', justifyContent: 'center' } as const].flat(),
    drawing({ width: 56, height: 56 }, [0, 0, 32, 32], path(outline, line)),
  );
}
