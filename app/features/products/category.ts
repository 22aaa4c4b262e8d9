export const CATEGORIES = ['deck', 'fence', 'garden_gate', 'facade', 'pergola', 'decorative_panel'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_LABELS: Record<Category, string> = {
  deck: 'Deck',
  fence: 'Çit Sistemleri',
  garden_gate: 'Bahçe Kapı Sistemleri',
  facade: 'Cephe Sistemleri',
  pergola: 'Pergola',
  decorative_panel: 'Dekoratif Panel',
};

export function isCategory(value: unknown): value is Category {
  return CATEGORIES.includes(value as Category);
}

/** Rows brought over from elsewhere may hold a category that we do not know: it has no label. */
export function categoryLabel(category: string): string {
  return isCategory(category) ? CATEGORY_LABELS[category] : '';
}
