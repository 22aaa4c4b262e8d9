const FOLDED: Record<string, string> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  i̇: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
};

/**
 * Lower case with Turkish letters transliterated, so that "CIT", "çit" and "Çit" match in searches and filters. At the end once
 * more, because "™" has become "TM" by then.
 */
export function foldTurkish(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşüâîû]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

const PLAIN: Record<string, string> = {
  ...FOLDED,
  Ç: 'C',
  Ğ: 'G',
  İ: 'I',
  Ö: 'O',
  Ş: 'S',
  Ü: 'U',
  Â: 'A',
  Î: 'I',
  Û: 'U',
};

/** "15 Kasım" as the screens without Turkish letters write it: "15 Kasim". */
export function toPlainLetters(text: string): string {
  return text.replace(/[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Created on first use: it takes milliseconds, and pages rarely sort. */
let collator: Intl.Collator | undefined;

/** SQLite and PostgreSQL sort Turkish letters differently, so lists are sorted by name here. */
export function compareTurkish(a: string, b: string): number {
  collator ??= new Intl.Collator('tr', { numeric: true });
  return collator.compare(a, b);
}
