import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

// Text is drawn as paths from the brand's font file, because a server may lack fonts or have others.
const SUBSETS = ['latin', 'latin-ext'];
const resolve = createRequire(import.meta.url).resolve;
let loading: Promise<Font[]> | undefined;

async function loadFont(subset: string): Promise<Font> {
  const bytes = await readFile(resolve(`@fontsource/besley/files/besley-${subset}-500-normal.woff`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}

export interface Typesetter {
  widthOf(text: string, size: number): number;
  /** One line as the `d` attribute of an SVG path, its baseline at y. */
  outline(text: string, size: number, x: number, y: number): string;
  /** Breaks text into at most `lines` lines of the given width; "…" replaces what does not fit. */
  wrap(text: string, size: number, width: number, lines: number): string[];
}

export async function loadTypesetter(): Promise<Typesetter> {
  loading ??= Promise.all(SUBSETS.map(loadFont));
  const fonts = await loading;

  /** Takes each character from the subset that has it; characters in none (emoji, other scripts) are left out. */
  function shape(text: string, size: number) {
    const placed: { glyph: Glyph; x: number }[] = [];
    let x = 0;
    let before: { glyph: Glyph; font: Font } | undefined;
    for (const character of text.normalize('NFC')) {
      const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
      if (!font) continue;
      const glyph = font.charToGlyph(character);
      const scale = size / font.unitsPerEm;
      if (before && before.font === font) x += font.getKerningValue(before.glyph, glyph) * scale;
      placed.push({ glyph, x });
      x += glyph.advanceWidth * scale;
      before = { glyph, font };
    }
    return { placed, width: x };
  }

  const widthOf = (text: string, size: number) => shape(text, size).width;

  function shorten(line: string, size: number, width: number): string {
    let rest = line;
    while (rest && widthOf(`${rest}…`, size) > width) rest = rest.slice(0, -1).trimEnd();
    return `${rest}…`;
  }

  return {
    widthOf,
    outline: (text, size, x, y) =>
      shape(text, size)
        .placed.map((letter) => toPathData(letter.glyph.getPath(x + letter.x, y, size).commands))
        .join(''),
    wrap(text, size, width, lines) {
      const words = text.split(/\s+/).filter(Boolean);
      const set: string[] = [];
      while (words.length > 0 && set.length < lines) {
        let line = words.shift() as string;
        while (words.length > 0 && widthOf(`${line} ${words[0]}`, size) <= width) line += ` ${words.shift()}`;
        set.push(widthOf(line, size) > width ? shorten(line, size, width) : line);
      }
      const last = set.at(-1);
      if (last && words.length > 0) set[set.length - 1] = shorten(`${last} ${words[0]}`, size, width);
      return set;
    },
  };
}

/** The library's `toPathData` omits the space before a negative number that it rounds to 0, which breaks the path. */
function toPathData(commands: PathCommand[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + numbers.map((value) => value.toFixed(1)).join(' ');
    })
    .join('');
}
