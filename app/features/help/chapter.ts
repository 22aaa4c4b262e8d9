/** A crop of a screen at its real size. `npm run screenshots -- yardim` makes them all, so that they follow the product. */
export interface HelpPicture {
  /** Of the file in content/help. */
  name: string;
  alt: string;
  /** The screen, and what is pressed there first. */
  path: string;
  press?: string;
  /** What stands in the middle, as a Playwright selector. */
  around: string;
}

export interface HelpStep {
  title: string;
  text: string;
  picture?: HelpPicture;
}

export interface Chapter {
  slug: string;
  group: (typeof GROUPS)[number];
  title: string;
  /** How long it takes and what is needed. */
  intro: string;
  steps: HelpStep[];
  /** Other words for it, for the search. */
  words?: string;
}

export const GROUPS = ['Ürünler', 'Proje, yazı, galeri', 'Site', 'Mesajlar', 'Panel'] as const;

export const PICTURE_SIZE = { width: 460, height: 240 };
