import { readList } from '#app/shared/lists.ts';
import { faqEntry, featureEntry, specEntry } from './product.ts';
import { productInput } from './product-input.ts';

// Each list has a box for the next entry. What still stands in it on saving is taken along: nothing typed is lost, and
// without JavaScript this is how entries are added.
const BOXES = {
  features: { entry: featureEntry, title: 'feature_title', description: 'feature_description' },
  technical_specs: { entry: specEntry, title: 'spec_title', value: 'spec_value' },
  faq: { entry: faqEntry, question: 'faq_question', answer: 'faq_answer' },
} as const;

/** Parses what the product form posted. `values` is what the form is filled with again when something is wrong. */
export function readProductForm(form: FormData) {
  const values = Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const lists = Object.entries(BOXES).map(([list, { entry, ...box }]) => {
    const pending = Object.entries(box).map(([key, name]) => [key, values[name]?.trim() ?? ''] as const);
    const complete = pending.every(([, text]) => text !== '');
    const entries: unknown[] = readList<unknown>(values[list], entry);
    return [list, complete ? [...entries, Object.fromEntries(pending)] : entries] as const;
  });
  return { values, parsed: productInput.safeParse({ ...values, ...Object.fromEntries(lists) }) };
}
