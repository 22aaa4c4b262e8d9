/** What a technical sheet or catalogue says. Plain data: it is hashed for the name of the file and sent to the paper worker. */

export interface PaperSite {
  name: string;
  phone: string;
  email: string;
  address: string;
  /** "https://ornekkompozit.com" */
  url: string;
  /** "ornekkompozit.com", as it is printed. */
  host: string;
}

/** A stored picture, by the hash of its content. */
export interface PaperPicture {
  hash: string;
  color: string | null;
}

export interface PaperColor {
  name: string;
  hex: string;
}

/** The cross-section of a board or lamella, in millimetres. */
export interface Section {
  width: number;
  thickness: number;
  /** Hatched as cut material. Of other profiles only the outline is known. */
  solid: boolean;
}

/** What the mounting section is drawn from. */
export interface Mounting {
  boardWidth: number;
  thickness: number;
  gap: number;
  joistSpacing: number;
}

export interface PaperProduct {
  slug: string;
  title: string;
  /** "Deck"; empty for a category that we do not know. */
  category: string;
  /** The path of the category's drawing in a box of 32, shown where there is no picture. */
  drawing: string;
  paragraphs: string[];
  features: { title: string; description: string }[];
  specs: { title: string; value: string }[];
  faq: { question: string; answer: string }[];
  colors: PaperColor[];
  /** The main picture first, then one of each other colour. */
  pictures: PaperPicture[];
  section: Section | null;
  mounting: Mounting | null;
  notes: { mounting: string[]; care: string[] };
  /** The address of its page. */
  link: string;
}

export interface SheetContent {
  kind: 'sheet';
  site: PaperSite;
  product: PaperProduct;
  /** When the product was last changed. */
  changed: { iso: string; text: string };
}

export interface CatalogueContent {
  kind: 'catalogue';
  site: PaperSite;
  year: string;
  changed: string;
  colors: PaperColor[];
  /** The picture inside the cover. */
  opening: PaperPicture | null;
  categories: { label: string; products: PaperProduct[] }[];
  /** How many products are on the site only. */
  left: number;
}

export type PaperContent = SheetContent | CatalogueContent;

/** A picture or colour board that the worker needs, by the key that the templates ask for it with. */
export type PaperImages = Record<string, Uint8Array>;

/** Printed sizes of pictures, in millimetres: they are cropped to these shapes. */
export const FRAMES = {
  sheet: { width: 210, height: 160 },
  page: { width: 210, height: 297 },
  tall: { width: 210, height: 238.4 },
  half: { width: 104.2, height: 57 },
} as const;
export type Frame = keyof typeof FRAMES;

export const pictureKey = (frame: Frame, { hash }: PaperPicture) => `${frame}/${hash}`;

/** Two other colours stand below the main picture; with fewer it has the whole page. */
export function framePictures({ pictures }: Pick<PaperProduct, 'pictures'>): { frame: Frame; picture: PaperPicture }[] {
  const shown = pictures.length >= 3 ? pictures.slice(0, 3) : pictures.slice(0, 1);
  return shown.map((picture, index) => ({
    picture,
    frame: index > 0 ? 'half' : shown.length > 1 ? 'tall' : 'page',
  }));
}

/** Printed sizes of colour boards, in millimetres. */
export const BOARDS = {
  swatch: { width: 41, height: 22 },
  strip: { width: 34, height: 11 },
  floor: { width: 48, height: 196 },
  page: { width: 58, height: 60 },
} as const;
export type BoardSize = keyof typeof BOARDS;

export const boardKey = (size: BoardSize, { hex }: PaperColor) => `${size}/${hex}`;
