import { type RecordField, textField } from '#app/shared/record-fields.ts';

interface Color {
  name: string;
  slug: string;
  hex_code: string;
  is_visible: boolean;
}

export const colorFields = (color: Color): RecordField[] => [
  textField('name', 'Ad', color.name),
  textField('hex_code', 'Renk kodu', color.hex_code),
  textField('slug', 'Adres', `/renkler/${color.slug}`),
  textField('is_visible', 'Görünürlük', color.is_visible ? 'Görünür' : 'Gizli'),
];
