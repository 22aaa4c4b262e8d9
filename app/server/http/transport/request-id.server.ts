import { randomInt } from 'node:crypto';

// All of eight digits in base 16, so that none needs padding.
const FIRST = 0x1000_0000;
const END = 0x1_0000_0000;
let last = randomInt(FIRST, END);

/** Short enough to be read out on the phone. Each process starts at a random number, so that ids rarely collide. */
export function nextRequestId(): string {
  last = last + 1 < END ? last + 1 : FIRST;
  return last.toString(16);
}
