/** A field that names a product, as it is sent. */
export interface ProductChoice {
  /** The product that was chosen from the list, and its title then; while `title` says the same, it is meant. */
  id: string;
  chosen: string;
  /** What stands in the field: without JavaScript, or without choosing, a title or a slug. */
  title: string;
}

export const NO_PRODUCT: ProductChoice = { id: '', chosen: '', title: '' };

/** All fields of that name, in their order. */
export function readProductChoices(form: FormData, name: string): ProductChoice[] {
  const list = (part: string) => form.getAll(`${name}.${part}`).map(String);
  const [ids, chosen] = [list('id'), list('chosen')];
  return list('title').map((title, row) => ({ id: ids[row] ?? '', chosen: chosen[row] ?? '', title }));
}

export type ChoiceRefusal = 'unknown' | 'ambiguous' | 'deleted';

export const CHOICE_REFUSED: Record<'plain' | 'turkish', Record<ChoiceRefusal, string>> = {
  plain: {
    unknown: 'Bu adla bir urun yok; listeden secin',
    ambiguous: 'Bu adla birden fazla urun var; listeden secin',
    deleted: 'Bu urun bu arada silinmis; baska bir urun secin ya da alani bos birakin',
  },
  turkish: {
    unknown: 'Bu adla bir ürün yok; listeden seçin',
    ambiguous: 'Bu adla birden fazla ürün var; listeden seçin',
    deleted: 'Bu ürün bu arada silinmiş; başka bir ürün seçin ya da alanı boş bırakın',
  },
};
