import { z } from 'zod';
import { toJson } from '#app/server/db/engine.server.ts';
import type { ListField } from '#app/server/records/many.server.ts';
import { cleanLine } from '#app/shared/input-text.ts';
import { readList } from '#app/shared/lists.ts';
import { CATEGORIES } from './category.ts';
import { productSearchText, specEntry } from './product.ts';

/** Of a title and of a value. */
export const SPEC_LENGTH = 200;

export const categoryField: ListField<'products'> = {
  value: z.enum(CATEGORIES),
  read: ({ category }) => category,
  write: (product, category) => ({ category, search_text: productSearchText({ ...product, category }) }),
  actionOf: () => 'update',
};

/** The technical value with this title. An empty one takes it away; a title that the product lacks is added at the end. */
export function specField(title: string): ListField<'products'> {
  const specsOf = (product: { technical_specs: unknown }) => readList(product.technical_specs, specEntry);
  return {
    value: z.string().max(SPEC_LENGTH).transform(cleanLine),
    read: (product) => specsOf(product).find((spec) => spec.title === title)?.value ?? '',
    write: (product, value) => {
      const specs = specsOf(product);
      const known = specs.some((spec) => spec.title === title);
      const changed = known
        ? specs.map((spec) => (spec.title === title ? { title, value } : spec))
        : [...specs, { title, value }];
      return { technical_specs: toJson(changed.filter((spec) => spec.value !== '')) };
    },
    actionOf: () => 'update',
  };
}
