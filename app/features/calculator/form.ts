export const KINDS = ['deck', 'cit', 'cephe'] as const;
export type Kind = (typeof KINDS)[number];
export const KIND_LABELS: Record<Kind, string> = { deck: 'Deck', cit: 'Çit', cephe: 'Cephe' };
export const SIDES = ['ust', 'alt', 'sol', 'sag'] as const;
export type Side = (typeof SIDES)[number];
export const PLACES = ['alt-sol', 'alt-sag', 'ust-sol', 'ust-sag', 'sag-ust', 'sag-alt', 'sol-ust', 'sol-alt'] as const;
export type Place = (typeof PLACES)[number];

/** Parts of a deck, runs of a fence, walls or openings of a facade. */
export const PARTS_AT_MOST = 12;

export interface Part {
  en: string;
  boy: string;
  /** Where it stands at the one before; unused for the first part and for walls. */
  yer: string;
}
export interface Run {
  kol: string;
  kapi: string;
}
export interface Opening {
  acik_en: string;
  acik_boy: string;
}

/** What the form of /hesapla holds, as typed: its address is nothing else. */
export interface CalculatorForm {
  tur: string;
  urun: string;
  renk: string;
  parts: Part[];
  duvar: string[];
  runs: Run[];
  yukseklik: string;
  halka: boolean;
  openings: Opening[];
  /** The address names more parts than we calculate; those beyond are left out. */
  tooMany: boolean;
}

/** Messages by field: "en-0", "yer-1", "kapi-2", "urun" … */
export type Errors = Record<string, string>;

/** Panels stand between posts; boards lie on a deck unless they are made for a facade. */
export function kindOf({ category, measures }: { category: string; measures: { kind: 'board' | 'panel' } }): Kind {
  if (measures.kind === 'panel') return 'cit';
  return category === 'facade' ? 'cephe' : 'deck';
}

/** "Parça B", "Kol 2", "Duvar" or, of several, "Duvar 2": the same names in form, drawing and list. */
export function partName(kind: Kind, index: number, count = 1): string {
  if (kind === 'deck') return `Parça ${String.fromCharCode(65 + index)}`;
  if (kind === 'cit') return `Kol ${index + 1}`;
  return count > 1 ? `Duvar ${index + 1}` : 'Duvar';
}
