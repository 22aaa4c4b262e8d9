import { randomUUID } from 'node:crypto';
import type { PostInput } from '#app/features/blog/post-input.ts';
import type { GalleryInput } from '#app/features/gallery/gallery-input.ts';
import type { ProductInput } from '#app/features/products/product-input.ts';
import type { ProjectInput } from '#app/features/projects/project-input.ts';

// What a form says of a record, as its kind takes it.

export const product = (over: Partial<ProductInput> = {}): ProductInput => ({
  title: 'Masif Deck',
  slug: randomUUID(),
  category: 'deck',
  description: 'Dolu gövde',
  display_order: 1,
  is_active: true,
  main_image: null,
  faq_image: null,
  features: [],
  technical_specs: [],
  faq: [],
  images: [],
  measures: null,
  ...over,
});

export const project = (over: Partial<ProjectInput> = {}): ProjectInput => ({
  title: 'Teras',
  description: 'Geniş',
  location: 'Beykoz',
  completion_date: '2025-06-01T00:00:00.000Z',
  images: ['https://example.com/a.jpg'],
  features: [],
  specifications: [],
  products: [],
  is_active: true,
  ...over,
});

export const post = (over: Partial<PostInput> = {}): PostInput => ({
  title: `Yazı ${randomUUID()}`,
  content: '<p>a</p>',
  image_url: null,
  status: 'draft',
  ...over,
});

export const galleryItem = (over: Partial<GalleryInput> = {}): GalleryInput => ({
  title: 'Bahçe',
  description: null,
  image_url: 'https://example.com/a.jpg',
  type: 'product',
  product_id: null,
  color_id: null,
  is_active: true,
  ...over,
});

export const color = { name: 'Teak', hex_code: '#9a6a3f' };
