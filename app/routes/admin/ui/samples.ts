import type { ColorRow } from '#app/features/colors/admin-queries.server.ts';
import type { ProductRow } from '#app/features/products/admin-queries.server.ts';

export const sampleColors = [
  { name: 'Teak', color: '#9A6A3F' },
  { name: 'Ceviz', color: '#573B29' },
  { name: 'Antrasit', color: '#45494A' },
  { name: 'Gri', color: '#8C8C86' },
  { name: 'Kum', color: '#B79B74' },
  { name: 'Kızıl', color: '#7A3B2A' },
];

export const sampleColorRows: ColorRow[] = sampleColors.slice(0, 3).map(({ name, color }, index) => ({
  id: `renk-${index}`,
  name,
  slug: name.toLowerCase(),
  hex_code: color,
  is_visible: index !== 2,
  pictures: index,
}));

export const sampleProducts: ProductRow[] = ['Masif Deck 140', 'Oluklu Deck 150'].map((title, index) => ({
  id: `urun-${index}`,
  title,
  slug: 'masif-deck-140',
  category: 'deck',
  is_active: index === 0,
  display_order: index + 1,
  picture: null,
}));
