import type { Expression } from 'kysely';
import { type ColorView, toColorView, visibleColors } from '#app/features/colors/queries.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import { type Given, preparedQuery } from '#app/server/db/prepared-query.server.ts';
import { totalOf } from '#app/server/db/row-counts.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { type PictureView, withoutAlt } from '#app/shared/images.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { readList } from '#app/shared/lists.ts';
import { offsetOf, type Page } from '#app/shared/paging.ts';
import { firstSentence } from '#app/shared/paragraphs.ts';
import type { Category } from './category.ts';
import { type FaqItem, type Feature, faqEntry, featureEntry, specEntry, type TechnicalSpec } from './product.ts';

export interface ProductLinkView {
  slug: string;
  title: string;
  category: string;
  picture: PictureView | null;
}

export interface ProductCardView extends ProductLinkView {
  /** The beginning of the description: lists would send the whole text to every visitor. */
  sentence: string;
  colors: ColorView[];
}

export interface ProductImageView {
  picture: PictureView;
  color: ColorView | null;
}

export interface ProductView {
  id: string;
  slug: string;
  title: string;
  category: string;
  description: string;
  features: Feature[];
  technical_specs: TechnicalSpec[];
  faq: FaqItem[];
  faqPicture: PictureView | null;
  /** The main picture first, then the gallery in its order; no picture stands here twice. */
  images: ProductImageView[];
}

/** The one definition of a product that visitors see; every public query starts here. */
export function visibleProducts(db: Db) {
  return db.selectFrom('products').where('products.is_active', '=', true);
}

const cardColumns = ['id', 'slug', 'title', 'category', 'description', 'main_image'] as const;
type CardRow = {
  id: string;
  slug: string;
  title: string;
  category: string;
  description: string;
  main_image: string | null;
};

interface ProductFilter {
  category?: Category | undefined;
  /** Only products with pictures in this visible colour, shown in it. */
  color?: { id: string; slug: string } | undefined;
}

/** The same for products with pictures in a colour, from a table that holds what lists by colour need. */
export const visibleInColor = (db: Db, color: { id: string | Expression<string> }) =>
  db.selectFrom('product_colors').where('color_id', '=', color.id).where('product_colors.is_active', '=', true);

interface Place {
  category?: Category | undefined;
  colorId?: string | undefined;
  offset: number;
}

const productPage = preparedQuery((db, place: Given<Place>) => {
  const { category, colorId } = place;
  const which = { state: 'shown', kind: category };
  return (
    db
      .selectFrom('products')
      // An index holds the ids in list order, so the rows of earlier pages are not read.
      .where('id', 'in', colorId ? idsInColor(db, colorId, place) : idsInOrder(db, place))
      .select(cardColumns)
      .select(colorId ? totalOf('product_colors', { ...which, subject: colorId }) : totalOf('products', which))
      .orderBy('display_order')
      .orderBy('id')
  );
});

function idsInOrder(db: Db, { category, offset }: Given<Place>) {
  const matching = category ? visibleProducts(db).where('category', '=', category) : visibleProducts(db);
  return matching.select('products.id').orderBy('display_order').orderBy('products.id').limit(PAGE_SIZE).offset(offset);
}

function idsInColor(db: Db, colorId: Expression<string>, { category, offset }: Given<Place>) {
  const all = visibleInColor(db, { id: colorId });
  const matching = category ? all.where('category', '=', category) : all;
  return matching
    .select('product_id as id')
    .orderBy('display_order')
    .orderBy('product_id')
    .limit(PAGE_SIZE)
    .offset(offset);
}

/** Three reads, however many products there are: the page with its count, their images with colours, the pictures. */
export async function findProductPage(
  db: Db,
  { category, color, page = 1 }: ProductFilter & { page?: number } = {},
): Promise<Page<ProductCardView>> {
  const rows = await productPage.execute(db, { category, colorId: color?.id, offset: offsetOf(page) });
  return { items: await toCards(db, rows, color), total: toCount(rows[0]?.total) };
}

const firstProducts = preparedQuery((db, { limit }: Given<{ limit: number }>) =>
  visibleProducts(db).select(cardColumns).orderBy('display_order').orderBy('id').limit(limit),
);

export async function findPopularProducts(db: Db, limit: number): Promise<ProductLinkView[]> {
  const cards = await toCards(db, await firstProducts.execute(db, { limit }));
  return cards.map(({ sentence: _, colors: __, ...link }) => link);
}

const othersOfCategory = preparedQuery(
  (db, { category, id, limit }: Given<{ category: string; id: string; limit: number }>) =>
    visibleProducts(db)
      .where('category', '=', category)
      .where('id', '!=', id)
      .select(cardColumns)
      .orderBy('display_order')
      .orderBy('id')
      .limit(limit),
);

/** Others of the same category, in the order of the list. */
export async function findRelatedProducts(
  db: Db,
  { category, id }: { id: string; category: string },
  limit: number,
): Promise<ProductCardView[]> {
  return toCards(db, await othersOfCategory.execute(db, { category, id, limit }));
}

const productBySlug = preparedQuery((db, { slug }: Given<{ slug: string }>) =>
  visibleProducts(db)
    .where('slug', '=', slug)
    .select([...cardColumns, 'faq_image', 'features', 'technical_specs', 'faq']),
);

export async function findProduct(db: Db, slug: string): Promise<ProductView | undefined> {
  const [row] = await productBySlug.execute(db, { slug });
  if (!row) return undefined;
  const images = withMainImage(row.main_image, await findImages(db, [row.id]));
  const picture = await findPictures(db, [row.faq_image, ...images.map((image) => image.image_url)]);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    description: row.description,
    features: readList(row.features, featureEntry).filter((feature) => feature.title.trim()),
    technical_specs: readList(row.technical_specs, specEntry),
    faq: readList(row.faq, faqEntry),
    faqPicture: row.faq_image ? picture(row.faq_image) : null,
    images: images.map((image) => ({ picture: picture(image.image_url), color: image.color })),
  };
}

interface InColor {
  id: string;
  main_image: string | null;
  color: ColorView | null;
}

/** How each of these products looks in its colour: a picture in it where there is one, else the product's first. */
export async function findPicturesInColor(db: Db, wanted: InColor[]) {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const byProduct = Map.groupBy(await findImages(db, ids), (image) => image.product_id);
  const chosen = wanted.map(({ id, main_image, color }) => {
    const images = withMainImage(main_image, byProduct.get(id) ?? []);
    const inColor = images.find((image) => color && image.color?.slug === color.slug);
    return { url: (inColor ?? images[0])?.image_url ?? null, hasColor: inColor !== undefined };
  });
  const picture = await findPictures(
    db,
    chosen.map(({ url }) => url),
  );
  return chosen.map(({ url, hasColor }) => ({ picture: url ? picture(url) : null, hasColor }));
}

interface ImageRow {
  product_id: string;
  image_url: string;
  color: ColorView | null;
}

/** An image keeps its place when its colour is hidden; only the colour is left out. */
const imagesOf = preparedQuery((db, { productIds }: Given<{ productIds: string[] }>) =>
  db
    .selectFrom('product_images')
    .leftJoin(
      visibleColors(db).select(['id', 'slug', 'name', 'hex_code']).as('color'),
      'color.id',
      'product_images.color_id',
    )
    .where('product_id', 'in', productIds)
    .select(['product_id', 'image_url', 'color.slug', 'color.name', 'color.hex_code'])
    .orderBy('position')
    .orderBy('product_images.id'),
);

async function findImages(db: Db, productIds: string[]): Promise<ImageRow[]> {
  if (productIds.length === 0) return [];
  const rows = await imagesOf.execute(db, { productIds });
  // One object per colour: in the data sent to the browser, a shared object is written only once.
  const colors = new Map<string, ColorView>();
  return rows.map(({ product_id, image_url, slug, name, hex_code }) => {
    if (name === null || hex_code === null) return { product_id, image_url, color: null };
    const view = toColorView({ slug, name, hex_code });
    return { product_id, image_url, color: colors.getOrInsert(view.slug, view) };
  });
}

/** The main picture usually stands among the images as well, where it has its colour. */
function withMainImage(mainImage: string | null, images: ImageRow[]): Omit<ImageRow, 'product_id'>[] {
  const main = mainImage
    ? [images.find((image) => image.image_url === mainImage) ?? { image_url: mainImage, color: null }]
    : [];
  const seen = new Set<string>();
  return [...main, ...images].filter(({ image_url }) => !seen.has(image_url) && seen.add(image_url));
}

async function toCards(db: Db, rows: CardRow[], color?: { slug: string }): Promise<ProductCardView[]> {
  const images = Map.groupBy(
    await findImages(
      db,
      rows.map((row) => row.id),
    ),
    (image) => image.product_id,
  );
  const mainImage = (row: CardRow) => {
    const own = images.get(row.id) ?? [];
    const inColor = color && own.find((image) => image.color?.slug === color.slug);
    return inColor?.image_url || row.main_image || own[0]?.image_url || null;
  };
  const picture = await findPictures(db, rows.map(mainImage));
  return rows.map((row) => {
    const url = mainImage(row);
    return {
      slug: row.slug,
      title: row.title,
      category: row.category,
      sentence: firstSentence(row.description),
      picture: url ? withoutAlt(picture(url)) : null,
      colors: distinctColors(images.get(row.id) ?? []),
    };
  });
}

function distinctColors(images: { color: ColorView | null }[]): ColorView[] {
  const bySlug = new Map(images.flatMap(({ color }) => (color ? [[color.slug, color] as const] : [])));
  return [...bySlug.values()];
}
