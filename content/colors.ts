import type { DemoColor } from './types.ts';

export const colors: DemoColor[] = [
  { key: 'teak', name: 'Teak', hex_code: '#9A6A3F', is_visible: true },
  { key: 'ceviz', name: 'Ceviz', hex_code: '#573B29', is_visible: true },
  { key: 'antrasit', name: 'Antrasit', hex_code: '#45494A', is_visible: true },
  { key: 'kum', name: 'Kum', hex_code: '#B79B74', is_visible: true },
  { key: 'gri', name: 'Gri', hex_code: '#8C8C86', is_visible: true },
  { key: 'mese', name: 'Meşe', hex_code: '#A8835A', is_visible: false },
];
