import { href } from 'react-router';
import { CATEGORIES, CATEGORY_LABELS } from '#app/features/products/category.ts';
import type { CategoryDrawingName } from '#app/ui/category-drawing.tsx';

export const PRODUCTS = href('/products');

export const NAV_LINKS = [
  { to: href('/'), label: 'Ana Sayfa' },
  { to: href('/about'), label: 'Hakkımızda' },
  { to: PRODUCTS, label: 'Ürünler' },
  { to: href('/projects'), label: 'Projeler' },
  { to: href('/gallery'), label: 'Galeri' },
  { to: href('/blogs'), label: 'Blog' },
  { to: href('/contact'), label: 'İletişim' },
] as const;

export type NavPath = (typeof NAV_LINKS)[number]['to'];

export const CATEGORY_LINKS = CATEGORIES.map((id) => ({
  to: `${PRODUCTS}?category=${id}`,
  label: CATEGORY_LABELS[id],
  drawing: id as CategoryDrawingName,
}));

export const PRODUCT_LINKS = [
  { to: PRODUCTS, label: 'Tüm Ürünler', drawing: 'all' as CategoryDrawingName },
  ...CATEGORY_LINKS,
];
