import { randomInt } from 'node:crypto';

const RANGE = 0x1_0000_0000;
let last = randomInt(RANGE);

/** Short enough to be read out on the telephone; processes begin at random places, so their ids do not meet in practice. */
export function nextRequestId(): string {
  last = (last + 1) % RANGE;
  return last.toString(16).padStart(8, '0');
}
