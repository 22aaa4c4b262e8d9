// Turkish suffixes follow the sound of the last word that is spoken: 14:32’de, 14:30’da.

const DIGITS = ['', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'];
const TENS = ['', 'da', 'de', 'da', 'ta', 'de'];

const MONTHS = ['ta', 'ta', 'ta', 'da', 'ta', 'da', 'da', 'ta', 'de', 'de', 'da', 'ta'];

/** "15 Kasım’da": the day as it is written, of a month from 1 to 12. */
export const onDay = (written: string, month: number) => `${written}’${MONTHS[month - 1]}`;

/** "14:32’de": at that time. A full hour is spoken without its minutes; midnight is “sıfır”. */
export function atClock(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const spoken = minute || hour;
  return `${clock}’${DIGITS[spoken % 10] || TENS[Math.floor(spoken / 10)] || 'da'}`;
}
