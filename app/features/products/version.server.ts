import { createHash } from 'node:crypto';
import { readList } from '#app/shared/lists.ts';
import type { Measures } from './measures.ts';
import { faqEntry, featureEntry, specEntry } from './product.ts';

interface Content {
  title: string;
  slug: string;
  description: string;
  category: string;
  is_active: boolean;
  main_image: string | null;
  faq_image: string | null;
  features: unknown;
  technical_specs: unknown;
  faq: unknown;
  images: { image_url: string; color_id: string | null }[];
  measures: Measures | null;
}

/**
 * Stands for what a product says, without its place in the list: reordering touches every row's `updated_at`, and must
 * not refuse the save of somebody who was editing a text meanwhile.
 */
export function contentVersion(row: Content): string {
  const content = [
    row.title,
    row.slug,
    row.description,
    row.category,
    row.is_active,
    row.main_image,
    row.faq_image,
    readList(row.features, featureEntry),
    readList(row.technical_specs, specEntry),
    readList(row.faq, faqEntry),
    row.images.map(({ image_url, color_id }) => [image_url, color_id]),
    row.measures,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
