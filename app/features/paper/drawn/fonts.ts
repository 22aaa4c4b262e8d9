import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';

/** Longer "words" than any of Turkish are broken, so that none leaves the page. */
const LONGEST_WORD = 36;
const FOLDER = join(import.meta.dirname, '..', 'fonts');
const FONTS = [
  { fontFamily: 'Besley', fontWeight: 400, src: join(FOLDER, 'besley-400.ttf') },
  { fontFamily: 'Hanken Grotesk', fontWeight: 400, src: join(FOLDER, 'hanken-grotesk-400.ttf') },
  { fontFamily: 'Hanken Grotesk', fontWeight: 600, src: join(FOLDER, 'hanken-grotesk-600.ttf') },
];

/** What we use of a font as the library has read it. */
interface ReadFont {
  characterSet: number[];
  glyphForCodePoint(codePoint: number): unknown;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: Record<string, boolean>, ...rest: unknown[]): unknown;
}

for (const { fontFamily, ...font } of FONTS) Font.register({ family: fontFamily, ...font });
// The library would hyphenate by the rules of English.
Font.registerHyphenationCallback((word) =>
  word.length > LONGEST_WORD ? (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word]) : [word],
);

let loading: Promise<ReadFont[]> | undefined;

export function loadFonts(): Promise<ReadFont[]> {
  loading ??= Promise.all(FONTS.map(loadFont));
  return loading;
}

async function loadFont({ fontFamily, fontWeight }: { fontFamily: string; fontWeight: number }): Promise<ReadFont> {
  await Font.load({ fontFamily, fontWeight, fontStyle: 'normal' });
  const font = Font.getFont({ fontFamily, fontWeight, fontStyle: 'normal' })?.data as unknown as ReadFont;
  // The library remembers a glyph as it first met it. One that it met as a part of another (the O of Ö, when a document was
  // written) it would not know as a letter in the next document.
  for (const codePoint of font.characterSet.filter(isLetter)) font.glyphForCodePoint(codePoint);
  // In Turkish the i keeps its dot: fi is not drawn as a ligature.
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...rest) => layout(text, { ...features, liga: false }, ...rest);
  return font;
}

/** Ligatures of Unicode (ﬁ) are several letters, whose glyph must not be met as one. */
const isLetter = (codePoint: number) => codePoint < 0xfb00 || codePoint > 0xfb06;
