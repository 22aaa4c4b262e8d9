import { siteContent } from '#app/features/content/record.server.ts';
import { imageEntry } from '#app/features/projects/project.ts';
import type { Db } from '#app/server/db/schema.ts';
import { imagePath, normalizeImageUrl } from '#app/shared/images.ts';
import { readList } from '#app/shared/lists.ts';
import { SITE_PICTURES, sitePicturePath } from '#app/shared/site-pictures.ts';

export type UseKind = 'product' | 'project' | 'gallery' | 'post' | 'page';

/** One place that shows a picture. */
export interface PictureUse {
  kind: UseKind;
  /** Of the record; null for a picture that a page's template names. */
  id: string | null;
  title: string;
  /** "Ürün, ana görsel". */
  place: string;
  /** Only posts have one. */
  authorId?: string;
  isPublished?: boolean;
}

/** By the picture's path in the bucket. */
export type PictureUses = Map<string, PictureUse[]>;

/**
 * Where every picture is used, read once over all records: the library counts and searches by it. It reads the columns
 * of `PICTURE_COLUMNS`; a test compares the two.
 */
export async function findPictureUses(db: Db): Promise<PictureUses> {
  const uses: PictureUses = new Map();
  const add = (url: string | null, use: PictureUse) => {
    const path = url && imagePath(normalizeImageUrl(url));
    if (path) uses.set(path, [...(uses.get(path) ?? []), use]);
  };

  const products = await db.selectFrom('products').select(['id', 'title', 'main_image', 'faq_image']).execute();
  for (const { id, title, main_image, faq_image } of products) {
    add(main_image, { kind: 'product', id, title, place: 'Ürün, ana görsel' });
    add(faq_image, { kind: 'product', id, title, place: 'Ürün, SSS görseli' });
  }
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  const images = db.selectFrom('product_images').select(['product_id', 'image_url', 'position']);
  for (const { product_id: id, image_url, position } of await images.orderBy('position').execute())
    add(image_url, { kind: 'product', id, title: titles.get(id) ?? '', place: `Ürün, ${position + 1}. görsel` });

  for (const { id, title, images } of await db.selectFrom('projects').select(['id', 'title', 'images']).execute())
    for (const [index, url] of readList(images, imageEntry).entries())
      add(url, { kind: 'project', id, title, place: `Proje, ${index + 1}. görsel` });

  for (const { id, title, image_url } of await db.selectFrom('gallery').select(['id', 'title', 'image_url']).execute())
    add(image_url, { kind: 'gallery', id, title, place: 'Galeri' });

  const posts = db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'image_url', 'content', 'author_id', 'is_published']);
  for (const { id, title, image_url, content, author_id, is_published } of await posts.execute()) {
    const post = { kind: 'post', id, title, authorId: author_id, isPublished: is_published } as const;
    add(image_url, { ...post, place: 'Blog, kapak' });
    for (const url of addressesIn(content)) add(url, { ...post, place: 'Blog, yazının içinde' });
  }

  for (const row of await db.selectFrom('site_content').selectAll().execute())
    for (const url of addressesIn(row.content))
      add(url, { kind: 'page', id: row.id, title: siteContent.titleOf(row), place: 'Sayfa' });
  for (const name of SITE_PICTURES)
    uses.set(sitePicturePath(name), [
      ...(uses.get(sitePicturePath(name)) ?? []),
      { kind: 'page', id: null, title: 'Sitenin sayfaları', place: 'Sayfa' },
    ]);
  return uses;
}

/** The pictures of the bucket that a text names, each once. */
function addressesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/["'(\s]\/?(images\/[^\s"'<>()\\]+)/g)].map(([, address]) => `/${address}`));
}
