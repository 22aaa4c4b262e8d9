import { z } from 'zod';
import { readList } from '#app/shared/lists.ts';
import type { ProductForEditing } from './admin-queries.server.ts';
import { checkMeasures, type MeasureValues, measureValues, readMeasureForm } from './measure-form.ts';
import { type FaqItem, type Feature, faqEntry, featureEntry, specEntry, type TechnicalSpec } from './product.ts';
import {
  imageEntry,
  type ProductErrors,
  type ProductImageInput,
  type ProductInput,
  productInput,
} from './product-input.ts';

/** What the form holds, as typed. */
export interface ProductValues {
  title: string;
  category: string;
  description: string;
  slug: string;
  display_order: string;
  /** The number that the form was opened with; undefined where nothing is known of it. */
  seen_display_order: string | undefined;
  is_active: boolean;
  main_image: string;
  faq_image: string;
  features: Feature[];
  technical_specs: TechnicalSpec[];
  faq: FaqItem[];
  images: ProductImageInput[];
  measures: MeasureValues;
  /** What stands in the boxes for the next entries, by the names of their fields. */
  boxes: Record<string, string>;
}

// Each list has a box for the next entry. On saving, a complete one is added to its list: nothing typed is lost, and
// without JavaScript this is how entries are added.
const BOXES = {
  features: { title: 'feature_title', description: 'feature_description' },
  technical_specs: { title: 'spec_title', value: 'spec_value' },
  faq: { question: 'faq_question', answer: 'faq_answer' },
};

export const newProduct = (displayOrder: number): ProductValues => ({
  title: '',
  category: '',
  description: '',
  slug: '',
  display_order: String(displayOrder),
  seen_display_order: String(displayOrder),
  is_active: true,
  main_image: '',
  faq_image: '',
  features: [],
  technical_specs: [],
  faq: [],
  images: [],
  measures: measureValues(null),
  boxes: {},
});

export const productValues = (product: ProductForEditing): ProductValues => ({
  ...newProduct(product.display_order),
  title: product.title,
  category: product.category,
  description: product.description,
  slug: product.slug,
  is_active: product.is_active,
  main_image: product.mainImage?.src ?? '',
  faq_image: product.faqImage?.src ?? '',
  features: product.features,
  technical_specs: product.technical_specs,
  faq: product.faq,
  images: product.images.map(({ picture, color_id }) => ({ image_url: picture.src, color_id })),
  measures: measureValues(product.measures),
});

export function readProductForm(form: FormData): ProductValues {
  const text = (name: string) => String(form.get(name) ?? '');
  const boxes = Object.values(BOXES).flatMap((box) => Object.values(box));
  return {
    title: text('title'),
    category: text('category'),
    description: text('description'),
    slug: text('slug'),
    display_order: text('display_order'),
    seen_display_order: text('seen_display_order') || undefined,
    is_active: ['on', 'true'].includes(text('is_active')),
    main_image: text('main_image'),
    faq_image: text('faq_image'),
    features: readList(text('features'), featureEntry),
    technical_specs: readList(text('technical_specs'), specEntry),
    faq: readList(text('faq'), faqEntry),
    images: readList(text('images'), imageEntry),
    measures: readMeasureForm(form),
    boxes: Object.fromEntries(boxes.map((name) => [name, text(name)])),
  };
}

export function checkProduct(values: ProductValues): { input: ProductInput } | { errors: ProductErrors } {
  const lists = Object.entries(BOXES).map(([list, box]) => {
    const next = Object.entries(box).map(([key, name]) => [key, values.boxes[name]?.trim() ?? ''] as const);
    const complete = next.every(([, text]) => text !== '');
    const entries: unknown[] = values[list as keyof typeof BOXES];
    return [list, complete ? [...entries, Object.fromEntries(next)] : entries] as const;
  });
  const parsed = productInput.safeParse({ ...values, ...Object.fromEntries(lists) });
  const measures = checkMeasures(values.measures);
  if (parsed.success && 'measures' in measures) return { input: { ...parsed.data, ...measures } };
  return {
    errors: {
      ...(parsed.error && z.flattenError(parsed.error).fieldErrors),
      ...('errors' in measures && measures.errors),
    },
  };
}
