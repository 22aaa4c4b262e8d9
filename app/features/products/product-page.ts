export interface Color {
  slug: string;
  name: string;
  hex_code: string;
}

const QUICK_FACTS = 3;
const QUICK_FACT_LENGTH = 12;

/** The first three technical values that are short enough to be read at a glance. */
export function quickFactsOf<T extends { value: string }>(specs: T[]): T[] {
  return specs.filter(({ value }) => value.length <= QUICK_FACT_LENGTH).slice(0, QUICK_FACTS);
}

/** The colours to choose from: those that pictures have, each once, in the order of the pictures. */
export function colorsOf(images: { color: Color | null }[]): Color[] {
  const bySlug = new Map<string, Color>();
  for (const { color } of images) {
    if (color && !bySlug.has(color.slug)) bySlug.set(color.slug, color);
  }
  return [...bySlug.values()];
}

export function whatsappText(
  greeting: string,
  product: { title: string },
  colorName: string | undefined,
  link: string,
): string {
  const color = colorName ? ` Renk: ${colorName}.` : '';
  return `${greeting}, ${product.title} hakkında bilgi almak istiyorum.${color} ${link}`;
}
