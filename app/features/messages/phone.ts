/** A visitor's number, as typed, made one that can be called from anywhere. */
export interface Phone {
  /** "905355550177", as wa.me wants it. */
  digits: string;
  /** "+90 535 555 01 77". */
  text: string;
}

/** Null for what is no number. Turkish unless it says otherwise: people leave the country code out, or write 00 for +. */
export function readPhone(typed: string): Phone | null {
  const national = nationalDigits(typed);
  if (national) {
    const groups = [national.slice(0, 3), national.slice(3, 6), national.slice(6, 8), national.slice(8)];
    return { digits: `90${national}`, text: `+90 ${groups.join(' ')}` };
  }
  const digits = digitsOf(typed).replace(/^00/, '');
  const isForeign = /^\s*(\+|00)/.test(typed) && !digits.startsWith('90') && /^[1-9]\d{7,14}$/.test(digits);
  return isForeign ? { digits, text: `+${digits}` } : null;
}

/** "5355550177" for every way to write a Turkish number. */
function nationalDigits(typed: string): string | null {
  const [, national = null] = /^(?:0090|90|0)?([2-5]\d{9})$/.exec(digitsOf(typed)) ?? [];
  return national;
}

export const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** What to look for when this was typed into the search: of a telephone number, its digits without the codes in front. */
export function phoneSearch(filter: string): string {
  if (!/^[\d\s()+./-]+$/.test(filter)) return filter;
  const digits = digitsOf(filter);
  return digits.length < 7 ? filter : (nationalDigits(filter) ?? digits);
}
