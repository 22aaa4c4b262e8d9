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

/** Lower case with Turkish letters transliterated: what search and filters compare, so that "CIT", "çit" and "Çit" meet. */
export function foldTurkish(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşüâîû]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** Made at the first use: browsers, which hardly sort, would take milliseconds for it at every start. */
let collator: Intl.Collator | undefined;

/** The two engines order Turkish letters differently; lists ordered by a name are therefore ordered here. */
export function compareTurkish(a: string, b: string): number {
  collator ??= new Intl.Collator('tr', { numeric: true });
  return collator.compare(a, b);
}
