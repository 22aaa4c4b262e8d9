import { loadFonts } from './fonts.ts';

/** Line breaks and tabs, which fonts lack, too; the space that does not break stays. */
const BREAKS = /[^\S\u00a0]+/g;

/** Leaves out characters that the fonts lack (emoji, other scripts); they would be printed as boxes. */
export async function onlyPrintable<T>(content: T): Promise<T> {
  const fonts = await loadFonts();
  const isKnown = (sign: string) => fonts.every((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) as number));
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return [...value.normalize('NFC').replace(BREAKS, ' ')].filter(isKnown).join('');
    if (Array.isArray(value)) return value.map(clean);
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
    return value;
  };
  return clean(content) as T;
}
