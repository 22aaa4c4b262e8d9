const LETTERS: Record<string, string> = { ğ: 'g', ü: 'u', ş: 's', ı: 'i', ö: 'o', ç: 'c' };

/** Products: Turkish letters simply drop out ("Çit Paneli" gives "it-paneli"); see docs/behaviour.md, "Addresses". */
export function productSlug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-');
}

/** Blog posts and projects: Turkish letters are transliterated ("Çit Paneli" gives "cit-paneli"). */
export function transliteratedSlug(title: string): string {
  return title
    .toLocaleLowerCase('tr')
    .normalize('NFC')
    .replace(/[ğüşıöç]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

// The product rule can leave a hyphen at either end ("Ç it"), so hyphens are allowed anywhere beside a letter or digit.
export const SLUG_PATTERN = /^-*[a-z0-9][a-z0-9-]*$/;
