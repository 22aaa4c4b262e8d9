import { COMPARED_AT_MOST } from '#app/features/products/comparison.ts';

const KEY = 'kiyas';

export interface ChosenProduct {
  slug: string;
  title: string;
}

export interface CompareToggleProps {
  product: { slug: string; title: string };
  /** The visitor has just pressed the link that the toggle replaces. */
  pressed: boolean;
}

/** What the visitor wants to compare, for as long as the tab is open. Without storage nothing is remembered. */
export function readChosen(): ChosenProduct[] {
  try {
    const kept: ChosenProduct[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return kept.filter(({ slug, title }) => slug && title).slice(0, COMPARED_AT_MOST);
  } catch {
    return [];
  }
}

export function writeChosen(products: ChosenProduct[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(products));
  } catch {
    // Full or switched off: the link to the comparison works all the same.
  }
}

/** The page of the comparison is the truth: what was taken out there is not chosen on the product's page either. */
export function rememberCompared(products: ChosenProduct[]): void {
  writeChosen(products.map(({ slug, title }) => ({ slug, title })));
}
