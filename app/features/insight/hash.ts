/** Spreads texts over 32 bits. Not cryptography, which would cost as much as a tenth of sending a page. */
export function hash(text: string, seed: number, factor = 2654435761): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), factor);
  value = Math.imul(value ^ (value >>> 16), 2246822507);
  value = Math.imul(value ^ (value >>> 13), 3266489909);
  return value ^ (value >>> 16);
}
