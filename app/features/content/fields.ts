import type { PictureView } from '#app/shared/images.ts';

// What a part of a page can consist of. A part declares its fields as plain data, so that the server sends them to the
// form as they are; from the same declaration come the types, the check of what was typed and what a page is given.

type Labelled = { label: string; hint?: string };

/** `own` names placeholders that the page itself fills in, such as a number that it counts. */
export type TextField = Labelled & { kind: 'text'; max: number; optional?: true; own?: readonly string[] };
/** Several lines: paragraphs, or the lines of a headline. */
export type LinesField = Labelled & {
  kind: 'lines';
  max: number;
  rows: number;
  optional?: true;
  own?: readonly string[];
};
/** HTML, written in the blog's editor. */
export type RichField = Labelled & { kind: 'rich'; max: number; optional?: true };
/** A whole number. Stored as typed; a page is given the number. */
export type NumberField = Labelled & { kind: 'number'; min: number; max: number };
export type PictureField = Labelled & { kind: 'picture'; shape: string };
export type ChoiceField = Labelled & { kind: 'choice'; options: Readonly<Record<string, string>> };
/** Rows that staff add, remove and sort. `item` names one of them: "Soru". */
export type ListField = Labelled & { kind: 'list'; item: string; min: number; max: number; fields: Fields };
/** A fixed set of things, each of which can be moved and hidden. */
export type OrderField = Labelled & { kind: 'order'; items: Readonly<Record<string, string>> };

/**
 * Which name a row of a list has in addresses: "haklariniz" in /privacy#haklariniz. Staff do not see it, so that links keep
 * leading to a section whose title they change; a row that they add has none, and is named after its title.
 */
export type AnchorField = { kind: 'anchor' };

export type Field =
  | TextField
  | LinesField
  | RichField
  | NumberField
  | PictureField
  | ChoiceField
  | ListField
  | OrderField
  | AnchorField;
export type Fields = { readonly [name: string]: Field };

export type StoredPicture = { src: string; alt: string };
export type Ordered<Name extends string = string> = { name: Name; shown: boolean };

type NameOf<T> = keyof T & string;

/** As stored, and as the form edits it. */
export type Content<F extends Fields> = { -readonly [Name in keyof F]: StoredValue<F[Name]> };

type StoredValue<F> = F extends { kind: 'picture' }
  ? StoredPicture
  : F extends { kind: 'choice'; options: infer Options }
    ? NameOf<Options>
    : F extends { kind: 'list'; fields: infer Inner extends Fields }
      ? Content<Inner>[]
      : F extends { kind: 'order'; items: infer Items }
        ? Ordered<NameOf<Items>>[]
        : string;

/** As a component gets it: placeholders filled in, pictures with their sizes, only the shown ones of an order. */
export type Shown<F extends Fields> = { -readonly [Name in keyof F]: ShownValue<F[Name]> };

type ShownValue<F> = F extends { kind: 'picture' }
  ? ShownPicture
  : F extends { kind: 'lines' }
    ? string[]
    : F extends { kind: 'number' }
      ? number
      : F extends { kind: 'list'; fields: infer Inner extends Fields }
        ? Shown<Inner>[]
        : F extends { kind: 'order'; items: infer Items }
          ? NameOf<Items>[]
          : StoredValue<F>;

export type ShownPicture = { picture: PictureView; alt: string };
