import { z } from 'zod';
import { normalizeImageUrl } from '#app/shared/images.ts';
import { searchText } from '#app/shared/search-text.ts';

export const specificationEntry = z.object({ label: z.string(), value: z.coerce.string() });
export type Specification = z.infer<typeof specificationEntry>;

/** A product that a project was built with. */
export interface ProjectProduct {
  product_id: string;
  color_id: string | null;
}

/** Tolerant: an address alone or an object that holds one. */
export const imageEntry = z
  .union([
    z.string(),
    z.object({ url: z.string() }).transform((image) => image.url),
    z.object({ image_url: z.string() }).transform((image) => image.image_url),
  ])
  .transform(normalizeImageUrl);

export function projectSearchText(project: { title: string; location: string; description: string }): string {
  return searchText(project.title, project.location, project.description);
}
