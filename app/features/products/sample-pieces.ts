import type { Color } from './product-page.ts';

/** What a box holds. */
export const PIECES_AT_MOST = 4;

/** A product that visitors see, with the colours that its pictures show. */
export interface SampleProduct {
  slug: string;
  title: string;
  category: string;
  colors: Color[];
}

export interface Piece {
  product: Pick<SampleProduct, 'slug' | 'title'>;
  color: Color;
}

export interface Choice {
  /** In the order in which they were chosen, each once. */
  pieces: Piece[];
  /** Slugs of products that were asked for in a colour which they do not have. */
  lacking: string[];
  /** Something was asked for that visitors cannot see (any more). */
  gone: boolean;
}

/** "masif-deck-140~teak": a piece as the value of its checkbox. */
export const pieceValue = ({ product, color }: { product: { slug: string }; color: { slug: string } }) =>
  `${product.slug}~${color.slug}`;

/** The slug in such a value. */
export const productOf = (value: string) => value.slice(0, value.lastIndexOf('~'));

/** `urun` and `renk` of an address, in pairs. A colour without a product means the first product that has it. */
export function readAddress(products: SampleProduct[], query: URLSearchParams): Choice {
  const slugs = query.getAll('urun');
  const colors = query.getAll('renk');
  const pairs = colors.map((color, index) => {
    const slug = slugs[index] ?? products.find((product) => product.colors.some(({ slug }) => slug === color))?.slug;
    return [slug ?? '', color] as const;
  });
  const choice = choose(products, pairs);
  // A product without a colour fills nothing; its colours stand in the list.
  const unknown = slugs.slice(colors.length).some((slug) => products.every((product) => product.slug !== slug));
  return { ...choice, gone: choice.gone || unknown };
}

/** The checked boxes of a sent form. */
export function readChecked(products: SampleProduct[], values: string[]): Choice {
  return choose(
    products,
    values.map((value) => [productOf(value), value.slice(value.lastIndexOf('~') + 1)] as const),
  );
}

function choose(products: SampleProduct[], pairs: (readonly [slug: string, color: string])[]): Choice {
  const pieces = new Map<string, Piece>();
  const lacking = new Set<string>();
  let gone = false;
  for (const [slug, colorSlug] of pairs) {
    const product = products.find((candidate) => candidate.slug === slug);
    const color = product?.colors.find((candidate) => candidate.slug === colorSlug);
    if (product && color)
      pieces.set(pieceValue({ product, color }), { product: { slug, title: product.title }, color });
    else if (product) lacking.add(slug);
    else gone = true;
  }
  return { pieces: [...pieces.values()], lacking: [...lacking], gone };
}

/** The address that fills the box with these pieces. */
export function piecesQuery(pieces: { product: { slug: string }; color: { slug: string } }[]): URLSearchParams {
  return new URLSearchParams(
    pieces.flatMap(({ product, color }) => [
      ['urun', product.slug],
      ['renk', color.slug],
    ]),
  );
}
