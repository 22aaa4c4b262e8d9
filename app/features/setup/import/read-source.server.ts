import pg from 'pg';
import { postSearchText } from '#app/features/blog/post.ts';
import { colorSlug } from '#app/features/colors/color.ts';
import { gallerySearchText } from '#app/features/gallery/gallery-item.ts';
import { productSearchText } from '#app/features/products/product.ts';
import { projectSearchText } from '#app/features/projects/project.ts';
import { productSlug, transliteratedSlug } from '#app/shared/slug.ts';
import { flag, idOf, list, type SourceRow, text, textOrNull, time } from './read-values.ts';

export const SOURCE_TABLES = ['colors', 'products', 'product_images', 'projects', 'blog_posts', 'gallery'] as const;
export type SourceTable = (typeof SOURCE_TABLES)[number];
export type Source = Record<SourceTable, SourceRow[]>;

/** Reads the six tables in one read-only snapshot. A missing table counts as empty. */
export async function readSource(url: string): Promise<Source> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const source: Source = { colors: [], products: [], product_images: [], projects: [], blog_posts: [], gallery: [] };
    for (const table of SOURCE_TABLES) {
      const found = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
      if (found.rows[0]?.there) source[table] = (await client.query<SourceRow>(`select * from ${table}`)).rows;
    }
    return source;
  } finally {
    await client.end();
  }
}

export function readColor(row: SourceRow, now: string) {
  const name = text(row.name, '-');
  const created_at = time(row.created_at, now);
  return {
    id: idOf('colors', row.id),
    name,
    slug: colorSlug(name),
    hex_code: text(row.hex_code, '#000000'),
    is_visible: flag(row.is_visible, true),
    created_at,
    updated_at: time(row.updated_at, created_at),
  };
}

export function readProduct(row: SourceRow, index: number, now: string) {
  const id = idOf('products', row.id);
  const facts = {
    title: text(row.title, '-'),
    description: text(row.description),
    category: text(row.category, 'deck'),
  };
  const created_at = time(row.created_at, now);
  return {
    id,
    ...facts,
    slug: text(row.slug) || productSlug(facts.title) || id,
    is_active: flag(row.is_active, true),
    display_order: Number(row.display_order) >= 1 ? Math.floor(Number(row.display_order)) : index + 1,
    main_image: textOrNull(row.main_image),
    faq_image: textOrNull(row.faq_image),
    features: list(row.features),
    technical_specs: list(row.technical_specs),
    faq: list(row.faq),
    search_text: productSearchText(facts),
    created_at,
    updated_at: time(row.updated_at, created_at),
  };
}

export function readProductImage(row: SourceRow, index: number, now: string) {
  return {
    id: idOf('product_images', row.id),
    product_id: idOf('products', row.product_id),
    color_id: row.color_id === null || row.color_id === undefined ? null : idOf('colors', row.color_id),
    image_url: text(row.image_url),
    position: index,
    created_at: time(row.created_at, now),
  };
}

export function readProject(row: SourceRow, now: string) {
  const id = idOf('projects', row.id);
  const facts = { title: text(row.title, '-'), description: text(row.description), location: text(row.location) };
  const created_at = time(row.created_at, now);
  return {
    id,
    ...facts,
    slug: text(row.slug) || transliteratedSlug(facts.title) || id,
    completion_date: time(row.completion_date, created_at),
    images: list(row.images).filter((image) => typeof image === 'string'),
    features: list(row.features),
    specifications: list(row.specifications),
    is_active: flag(row.is_active, true),
    search_text: projectSearchText(facts),
    created_at,
    updated_at: time(row.updated_at, created_at),
  };
}

export function readPost(row: SourceRow, authorOf: (id: string) => string, now: string) {
  const id = idOf('blog_posts', row.id);
  const facts = { title: text(row.title, '-'), content: text(row.content) };
  const created_at = time(row.created_at, now);
  const is_published = flag(row.is_published, row.status === 'published');
  return {
    id,
    ...facts,
    slug: text(row.slug) || transliteratedSlug(facts.title) || id,
    excerpt: textOrNull(row.excerpt),
    image_url: textOrNull(row.image_url),
    status:
      row.status === 'published' || (row.status === undefined && is_published)
        ? ('published' as const)
        : ('draft' as const),
    is_published,
    published_at: is_published ? time(row.published_at, created_at) : null,
    author_id: authorOf(text(row.author_id)),
    search_text: postSearchText(facts),
    created_at,
    updated_at: time(row.updated_at, created_at),
  };
}

export function readGalleryItem(row: SourceRow, now: string) {
  const facts = { title: text(row.title, '-'), description: textOrNull(row.description) };
  const created_at = time(row.created_at, now);
  return {
    id: idOf('gallery', row.id),
    ...facts,
    image_url: text(row.image_url),
    type: row.type === 'project' ? ('project' as const) : ('product' as const),
    is_active: flag(row.is_active, true),
    search_text: gallerySearchText(facts),
    created_at,
    updated_at: time(row.updated_at, created_at),
  };
}
