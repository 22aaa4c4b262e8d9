import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { toJson } from '#app/server/db/engine.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';

// Minimal rows to link to; a test sets only what it is about.

const DAY = '2025-06-14T00:00:00.000Z';
const own = () => ({ id: randomUUID(), created_at: DAY, updated_at: DAY });

export async function addColor(db: Db, name: string, values: Partial<Insertable<Schema['colors']>> = {}) {
  const row = {
    ...own(),
    name,
    slug: `${name.toLowerCase()}-${randomUUID()}`,
    hex_code: '#9A6A3F',
    is_visible: true,
    ...values,
  };
  await db.insertInto('colors').values(row).execute();
  return row;
}

export async function addProduct(db: Db, title: string, values: Partial<Insertable<Schema['products']>> = {}) {
  const row = {
    ...own(),
    title,
    slug: randomUUID(),
    description: '',
    category: 'deck',
    is_active: true,
    display_order: 1,
    main_image: null,
    faq_image: null,
    features: toJson([]),
    technical_specs: toJson([]),
    faq: toJson([]),
    search_text: title.toLowerCase(),
    ...values,
  };
  await db.insertInto('products').values(row).execute();
  return row;
}

export async function addProductImage(
  db: Db,
  productId: string,
  imageUrl: string,
  colorId: string | null,
  position = 0,
) {
  const row = {
    id: randomUUID(),
    product_id: productId,
    image_url: imageUrl,
    color_id: colorId,
    position,
    created_at: DAY,
  };
  await db.insertInto('product_images').values(row).execute();
}

export async function addProject(db: Db, title: string, values: Partial<Insertable<Schema['projects']>> = {}) {
  const row = {
    ...own(),
    title,
    slug: randomUUID(),
    description: '',
    location: 'Üsküdar, İstanbul',
    completion_date: DAY,
    images: toJson(['/images/a.jpg']),
    features: toJson([]),
    specifications: toJson([]),
    is_active: true,
    search_text: '',
    ...values,
  };
  await db.insertInto('projects').values(row).execute();
  return row;
}
