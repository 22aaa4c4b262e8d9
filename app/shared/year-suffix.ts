// Turkish suffixes follow the sound of the last word that is spoken: 2015’ten, 2016’da.

const DIGITS = ['', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'];
const TENS = ['', 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan'];

/** "2015’ten": since that year. */
export function sinceYear(year: number): string {
  return `${year}’${DIGITS[year % 10] || TENS[Math.floor(year / 10) % 10] || 'den'}`;
}

/** "2016’da": in that year. */
export const inYear = (year: number): string => sinceYear(year).slice(0, -1);
