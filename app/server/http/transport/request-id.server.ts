import { randomInt } from 'node:crypto';

// Eight digits in base 16. The last two come from a table, the others are written out once for 256 requests.
const ENDINGS = Array.from({ length: 0x100 }, (_, n) => n.toString(16).padStart(2, '0'));
const FIRST = 0x10_0000;
const END = 0x100_0000;
let start = randomInt(FIRST, END);
let startText = start.toString(16);
let ending = randomInt(ENDINGS.length);

/** Short enough to be read out on the phone. Each process starts at a random number, so that ids rarely collide. */
export function nextRequestId(): string {
  ending += 1;
  if (ending === ENDINGS.length) {
    ending = 0;
    start = start + 1 < END ? start + 1 : FIRST;
    startText = start.toString(16);
  }
  return startText + ENDINGS[ending];
}
