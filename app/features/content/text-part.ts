import type { Content, Fields } from './fields.ts';
import { definePart } from './part.ts';

// What the text pages have in common: a title, an introduction if it needs one, and sections.

export const FACTS_HINT =
  '{firma}, {telefon}, {e-posta} ve {adres} yazdığınız yerde firma bilgilerindeki değer görünür.';

export const TEXT_FIELDS = {
  title: { kind: 'text', label: 'Başlık', max: 60 },
  intro: { kind: 'rich', label: 'Giriş', max: 600, optional: true },
  sections: {
    kind: 'list',
    label: 'Bölümler',
    item: 'Bölüm',
    hint: FACTS_HINT,
    min: 1,
    max: 30,
    fields: {
      anchor: { kind: 'anchor' },
      title: { kind: 'text', label: 'Bölüm başlığı', max: 60 },
      text: { kind: 'rich', label: 'Metin', max: 3000 },
    },
  },
} as const satisfies Fields;

export const textPart = (original: Content<typeof TEXT_FIELDS>) => definePart('Metin', TEXT_FIELDS, original);

/** HTML of an original, one block in each line. */
export const html = (...blocks: string[]) => blocks.join('');
