import { CATEGORY_LABELS, type Category } from './category.ts';

/** The back-office's product screens are spelt without Turkish letters: docs/decisions/0011-two-spellings.md. */
export const ADMIN_CATEGORY_LABELS: Record<Category, string> = {
  ...CATEGORY_LABELS,
  fence: 'Cit Sistemleri',
  garden_gate: 'Bahce Kapi Sistemleri',
};
