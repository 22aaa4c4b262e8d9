/** A rule, or something that has no selectors: a font, an animation, one custom property of a rule that sets nothing else. */
export interface Piece {
  /** Of a rule, what stands behind its selectors. */
  css: string;
  selectors?: Selector[];
  /** The custom property or the animation that it defines: of use only to pieces that read it. */
  sets?: string;
  reads?: string[];
}

export interface Selector {
  text: string;
  /** What a page must contain for it to apply, spelled as in markup: `btn` (a class), `<summary`, ` type="date`. */
  names: string[];
}

/** `@media`, `@layer` and the like, or the selector of a rule that is cut into its custom properties. */
export interface Block {
  opening: string;
  parts: Part[];
}

export type Part = Piece | Block;
