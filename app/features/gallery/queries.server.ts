import { type ColorView, toColorView, visibleColors } from '#app/features/colors/queries.server.ts';
import { visibleProducts } from '#app/features/products/queries.server.ts';
import { countOf } from '#app/server/db/count-of.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { offsetOf, type Page, pageCountOf } from '#app/shared/paging.ts';

export interface GalleryItemView {
  title: string;
  description: string | null;
  type: 'product' | 'project';
  picture: PictureView;
  /** What the picture shows, as far as visitors may see it. */
  product: { slug: string; title: string } | null;
  color: ColorView | null;
}

/** The one definition of a gallery item that visitors see; every public query starts here. */
export function visibleGallery(db: Db) {
  return db.selectFrom('gallery').where('gallery.is_active', '=', true);
}

/** A sitemap may list at most a thousand pictures per page. */
const IMAGES_NAMED = 1000;

/** For the site map, the newest first. */
export function findGalleryImages(db: Db) {
  return visibleGallery(db)
    .select(['image_url', 'updated_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(IMAGES_NAMED)
    .execute();
}

interface GalleryFilter {
  type?: GalleryItemView['type'] | undefined;
  /** A visible colour. */
  color?: { id: string } | undefined;
}

export async function findGalleryPage(
  db: Db,
  { type, color, page = 1 }: GalleryFilter & { page?: number } = {},
): Promise<Page<GalleryItemView>> {
  let matching = visibleGallery(db);
  if (type) matching = matching.where('type', '=', type);
  if (color) matching = matching.where('color_id', '=', color.id);
  const rows = await withLinks(db, matching)
    .select(countOf(matching))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page))
    .execute();
  return { items: await toItems(db, rows), total: toCount(rows[0]?.total) };
}

/** The page of the gallery that an item stands on. */
export async function findGalleryAddress(db: Db, item: { id: string; created_at: string }): Promise<string> {
  const newer = visibleGallery(db).where((eb) =>
    eb.or([
      eb('created_at', '>', item.created_at),
      eb.and([eb('created_at', '=', item.created_at), eb('id', '<', item.id)]),
    ]),
  );
  const { total } = await newer.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const page = pageCountOf(toCount(total) + 1);
  return page > 1 ? `/gallery?sayfa=${page}` : '/gallery';
}

/** Newest first. The caller has made sure that the colour is visible. */
export async function findGalleryOfColor(db: Db, colorId: string, limit: number): Promise<GalleryItemView[]> {
  const rows = await withLinks(db, visibleGallery(db).where('gallery.color_id', '=', colorId))
    .limit(limit)
    .execute();
  return toItems(db, rows);
}

/** How many visible pictures show each colour, by the colour's id. */
export async function countGalleryByColor(db: Db): Promise<Map<string, number>> {
  const rows = await visibleGallery(db)
    .where('color_id', 'is not', null)
    .select((eb) => ['color_id', eb.fn.countAll().as('pictures')])
    .groupBy('color_id')
    .execute();
  return new Map(rows.map(({ color_id, pictures }) => [color_id as string, toCount(pictures)]));
}

/** Newest first, each with its product and colour where visitors see them. */
function withLinks(db: Db, items: ReturnType<typeof visibleGallery>) {
  return items
    .leftJoin(visibleProducts(db).select(['id', 'slug', 'title']).as('product'), 'product.id', 'gallery.product_id')
    .leftJoin(visibleColors(db).select(['id', 'slug', 'name', 'hex_code']).as('color'), 'color.id', 'gallery.color_id')
    .select(['gallery.title', 'gallery.description', 'image_url', 'type'])
    .select(['product.slug as product_slug', 'product.title as product_title'])
    .select(['color.slug as color_slug', 'color.name as color_name', 'color.hex_code'])
    .orderBy('gallery.created_at', 'desc')
    .orderBy('gallery.id');
}

type LinkedRow = Awaited<ReturnType<ReturnType<typeof withLinks>['execute']>>[number];

async function toItems(db: Db, rows: LinkedRow[]): Promise<GalleryItemView[]> {
  const picture = await findPictures(
    db,
    rows.map((row) => row.image_url),
  );
  // One object per colour and product: in the data sent to the browser, a shared object is written only once.
  const colors = new Map<string, ColorView>();
  const products = new Map<string, { slug: string; title: string }>();
  return rows.map(({ title, description, type, ...row }) => ({
    title,
    description,
    type,
    picture: picture(row.image_url),
    product:
      row.product_slug !== null && row.product_title !== null
        ? products.getOrInsert(row.product_slug, { slug: row.product_slug, title: row.product_title })
        : null,
    color:
      row.color_name !== null && row.hex_code !== null
        ? colors.getOrInsert(
            row.color_name,
            toColorView({ slug: row.color_slug, name: row.color_name, hex_code: row.hex_code }),
          )
        : null,
  }));
}
