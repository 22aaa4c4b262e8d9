import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

// The letters are drawn as paths from the brand's own font file: a server may have no fonts at all, or others.
const SUBSETS = ['latin', 'latin-ext'];
const resolve = createRequire(import.meta.url).resolve;
let loading: Promise<Font[]> | undefined;

async function loadFont(subset: string): Promise<Font> {
  const bytes = await readFile(resolve(`@fontsource/besley/files/besley-${subset}-500-normal.woff`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}

export interface TextSetter {
  widthOf(text: string, size: number): number;
  /** The outline of one line, its baseline at y, as the `d` of an SVG path. */
  outline(text: string, size: number, x: number, y: number): string;
  /** At most so many lines, each within the width; what does not fit ends in "…". */
  wrap(text: string, size: number, width: number, lines: number): string[];
}

export async function loadTextSetter(): Promise<TextSetter> {
  loading ??= Promise.all(SUBSETS.map(loadFont));
  const fonts = await loading;

  /** A letter comes from the subset that has it; one that none has (an emoji, another script) is left out. */
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

/** Not the library's own `toPathData`: it leaves out the space before a small negative number that it rounds to 0. */
function toPathData(commands: PathCommand[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + numbers.map((value) => value.toFixed(1)).join(' ');
    })
    .join('');
}
