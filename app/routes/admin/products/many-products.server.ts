import { categoryField, specField } from '#app/features/products/list-fields.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { PRODUCT_WORDS } from '#app/routes/admin/list/many/many-words.ts';
import { activeField } from '#app/server/records/many.server.ts';
import { cleanLine } from '#app/shared/input-text.ts';

/** In front of a technical value's title, where fields have one name. */
const SPEC = 'spec:';

export const MANY_PRODUCTS = {
  kind: products,
  words: PRODUCT_WORDS,
  shown: activeField,
  fieldOf(name: string) {
    if (name === 'category') return categoryField;
    return name.length > SPEC.length && name.startsWith(SPEC) ? specField(name.slice(SPEC.length)) : undefined;
  },
};

/** The bar sends its choices by their own names, since a button has only one value; they become a field and its value. */
export function nameField(form: FormData): FormData {
  const text = (name: string) => cleanLine(String(form.get(name) ?? ''));
  const set = (field: string, value: string) => {
    form.set('intent', 'set');
    form.set('field', field);
    form.set('value', value);
  };
  if (form.get('intent') === 'set-category') set('category', text('category'));
  if (form.get('intent') === 'set-spec') set(SPEC + text('spec_title'), text('spec_value'));
  return form;
}
