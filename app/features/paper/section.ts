import type { Measures } from '#app/features/products/measures.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import type { Mounting, Section } from './content.ts';

interface Described {
  title: string;
  features: { title: string; description: string }[];
  technical_specs: { title: string; value: string }[];
}

/** Measures know no thickness: it comes from the specs, as "Kalınlık: 22 mm" or inside "150 x 20 mm". */
export function sectionOf(product: Described, measures: Measures | null): Section | null {
  if (!measures) return null;
  const width = measures.kind === 'board' ? measures.boardWidth : measures.lamellaHeight;
  const thickness = findThickness(product.technical_specs, width);
  if (!thickness || thickness > width) return null;
  return { width, thickness, solid: isSolid(product) };
}

/** Only boards that are laid on joists: a deck. */
export function mountingOf(category: string, section: Section | null, measures: Measures | null): Mounting | null {
  if (category !== 'deck' || !section || measures?.kind !== 'board') return null;
  const { boardWidth, gap, joistSpacing } = measures;
  return { boardWidth, thickness: section.thickness, gap, joistSpacing };
}

function findThickness(specs: Described['technical_specs'], width: number): number | null {
  for (const { title, value } of specs) {
    const own = foldTurkish(title).includes('kalinlik') ? /^(\d+)\s*mm$/i.exec(value.trim()) : null;
    const pair = new RegExp(`^${width}\\s*[x×]\\s*(\\d+)\\s*mm$`, 'i').exec(value.trim());
    const found = Number(own?.[1] ?? pair?.[1] ?? 0);
    if (found > 0) return found;
  }
  return null;
}

function isSolid({ title, features }: Described): boolean {
  const words = foldTurkish([title, ...features.map((feature) => feature.title)].join(' '));
  return /\bmasif\b|\bdolu govde/.test(words);
}
