// Turkish suffixes follow the sound of the last word that is spoken: 14:32’de, 14:30’da.

const DIGITS = ['', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'];
const TENS = ['', 'da', 'de', 'da', 'ta', 'de'];

/** "14:32’de": at that time. A full hour is spoken without its minutes; midnight is “sıfır”. */
export function atClock(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const spoken = minute || hour;
  return `${clock}’${DIGITS[spoken % 10] || TENS[Math.floor(spoken / 10)] || 'da'}`;
}
