import { foldTurkish } from '#app/shared/turkish.ts';
import type { TechnicalSpec } from './product.ts';

export const COMPARED_AT_MOST = 3;

export interface ComparedRow {
  title: string;
  /** One for each product; null when it says nothing about this. */
  values: (string | null)[];
  differs: boolean;
}

/** The specifications of several products side by side: one row a title, however it is spelt. */
export function compareSpecs(products: TechnicalSpec[][]): ComparedRow[] {
  const rows = new Map<string, { title: string; values: (string | null)[] }>();
  for (const [index, specs] of products.entries()) {
    for (const { title, value } of specs) {
      const row = rows.get(fold(title)) ?? { title, values: products.map(() => null) };
      rows.set(fold(title), row);
      const said = row.values[index];
      row.values[index] = said ? `${said}, ${value}` : value;
    }
  }
  return [...rows.values()].map((row) => ({ ...row, differs: isMixed(row.values) }));
}

/** Whether no other product says the same. */
export function standsOut(values: (string | null)[], index: number): boolean {
  const own = values[index];
  return own != null && values.every((value, other) => other === index || fold(value ?? '') !== fold(own));
}

const isMixed = (values: (string | null)[]) => new Set(values.map((value) => fold(value ?? ''))).size > 1;

function fold(text: string): string {
  return foldTurkish(text).replace(/\s+/g, ' ').trim();
}

/** The slugs of an address, each once. */
export function readCompared(query: URLSearchParams): { slugs: string[]; repeated: boolean } {
  const asked = query.getAll('urun').filter(Boolean);
  const slugs = [...new Set(asked)];
  return { slugs, repeated: slugs.length < asked.length };
}

export function comparedQuery(slugs: readonly string[]): URLSearchParams {
  return new URLSearchParams(slugs.map((slug) => ['urun', slug]));
}
