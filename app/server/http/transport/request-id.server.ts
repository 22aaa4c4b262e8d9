import { randomInt } from 'node:crypto';

const RANGE = 0x1_0000_0000;
let last = randomInt(RANGE);

/** Short enough to be read out on the phone. Each process starts at a random number, so that ids rarely collide. */
export function nextRequestId(): string {
  last = (last + 1) % RANGE;
  return last.toString(16).padStart(8, '0');
}
