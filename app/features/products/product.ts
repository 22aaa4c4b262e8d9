import { z } from 'zod';
import { searchText } from '#app/shared/search-text.ts';
import { CATEGORY_LABELS, isCategory } from './category.ts';

/** Tolerant: a plain text or an object with a title alone is a feature too. */
export const featureEntry = z.union([
  z.string().transform((title) => ({ title, description: '' })),
  z.object({ title: z.string(), description: z.string().catch('') }),
]);
export const specEntry = z.object({ title: z.string(), value: z.coerce.string() });
export const faqEntry = z.object({ question: z.string(), answer: z.string() });

export type Feature = z.infer<typeof featureEntry>;
export type TechnicalSpec = z.infer<typeof specEntry>;
export type FaqItem = z.infer<typeof faqEntry>;

export function productSearchText(product: { title: string; description: string; category: string }): string {
  const label = isCategory(product.category) ? CATEGORY_LABELS[product.category] : '';
  return searchText(product.title, label, product.description);
}
