const ONES = ['', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u'];
const TENS = ['', 'u', 'si', 'u', 'ı', 'si', 'ı', 'i', 'i', 'ı'];

/** "20’si", "46’sı": so many of them. The suffix follows the sound of the last word that is spoken. */
export function soManyOf(number: number): string {
  const zeros = number % 100 === 0 && number > 0;
  const larger = number % 1000 === 0 ? (number % 1_000_000 === 0 ? 'u' : 'i') : 'ü';
  const suffix = zeros ? larger : ONES[number % 10] || TENS[Math.floor(number / 10) % 10] || 'ı';
  return `${number}’${suffix}`;
}
