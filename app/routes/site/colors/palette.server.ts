import { findVisibleColors } from '#app/features/colors/queries.server.ts';
import { countGalleryByColor, findGalleryOfColor } from '#app/features/gallery/queries.server.ts';
import {
  countProductsByColor,
  findColorImages,
  findProductColors,
  findProductsInColor,
} from '#app/features/products/in-color.server.ts';
import { countProjectsByColor, findProjectsOfColor } from '#app/features/projects/links.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';

/** How staff describe the colours, by name. */
type Sentences = { color: string; sentence: string }[];

export type Palette = Awaited<ReturnType<typeof findPalette>>;
export type ColorPage = NonNullable<Awaited<ReturnType<typeof findColorPage>>>;

/** Nobody reads a longer table; the list of products has a filter by colour. */
const ROWS_AT_MOST = 60;

/** All visible colours with what there is in them, and the products that come in them. */
export async function findPalette(db: Db, sentences: Sentences) {
  const [colors, counts, projects] = await Promise.all([
    findVisibleColors(db),
    countProductsByColor(db),
    countProjectsByColor(db),
  ]);
  const ids = colors.map(({ id }) => id);
  const images = await findColorImages(db, ids);
  const products = await findProductColors(db, ids, ROWS_AT_MOST + 1);
  const picture = await findPictures(db, images.values());
  return {
    colors: colors.map(({ id, slug, name, hex_code }) => ({
      slug,
      name,
      hex_code,
      sentence: sentenceOf(sentences, slug),
      products: counts.get(id) ?? 0,
      projects: projects.get(id) ?? 0,
      picture: images.has(id) ? picture(images.get(id) as string) : null,
    })),
    hasMore: products.length > ROWS_AT_MOST,
    rows: products.slice(0, ROWS_AT_MOST).map(({ slug, title, colors: ids }) => ({
      slug,
      title,
      colors: colors.filter(({ id }) => ids.has(id)).map((color) => color.slug),
    })),
  };
}

/** A colour without a sentence shows its name alone. */
const sentenceOf = (sentences: Sentences, slug: string) =>
  sentences.find(({ color }) => transliteratedSlug(color) === slug)?.sentence ?? null;

const PLATES_AT_MOST = 5;
const GALLERY_AT_MOST = 4;

export async function findColorPage(db: Db, slug: string, sentences: Sentences) {
  const colors = await findVisibleColors(db);
  const color = colors.find((one) => one.slug === slug);
  if (!color) return undefined;
  const [{ products, total }, projects, projectCounts, gallery, galleryCounts] = await Promise.all([
    findProductsInColor(db, color.id, PLATES_AT_MOST),
    findProjectsOfColor(db, color.id, PLATES_AT_MOST),
    countProjectsByColor(db),
    findGalleryOfColor(db, color.id, GALLERY_AT_MOST),
    countGalleryByColor(db),
  ]);
  return {
    slug,
    name: color.name,
    hex_code: color.hex_code,
    sentence: sentenceOf(sentences, slug),
    products,
    projects: projects.map((project) => ({
      slug: project.slug,
      title: project.title,
      note: [project.location, ...project.products].filter(Boolean).join(' · '),
      picture: project.picture,
    })),
    gallery: gallery.map(({ title, picture }) => ({ title, picture })),
    counts: { products: total, projects: projectCounts.get(color.id) ?? 0, gallery: galleryCounts.get(color.id) ?? 0 },
    others: colors.filter((one) => one !== color).map(({ slug, name, hex_code }) => ({ slug, name, hex_code })),
  };
}
