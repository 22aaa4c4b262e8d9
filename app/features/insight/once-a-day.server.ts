import { randomInt } from 'node:crypto';
import { hash } from './hash.ts';

const BITS = 2 ** 23;
const PROBES = 4;

/**
 * Whether somebody does something for the first time today. A Bloom filter of 1 MB: it can be asked about a visitor, but no
 * visitor can be read from it, and it never grows. The key is random, never leaves the memory, and changes with the day,
 * as do all bits; so nothing connects a visitor's days. Up to 200,000 things a day one in 10,000 is taken for one that was
 * there before; a million, one in 50.
 */
export class OnceADay {
  readonly #bits = new Int32Array(BITS / 32);
  #day = 0;
  #key = 0;

  isFirst(day: number, address: string, browser: number, what: string): boolean {
    if (day !== this.#day) this.#forget(day);
    const person = hash(address, this.#key ^ browser);
    let place = hash(what, person);
    const step = hash(what, ~person, 1597334677) | 1;
    let first = false;
    for (let probe = 0; probe < PROBES; probe += 1) {
      const bit = place & (BITS - 1);
      const mask = 1 << (bit & 31);
      const word = this.#bits[bit >>> 5] as number;
      if ((word & mask) === 0) {
        this.#bits[bit >>> 5] = word | mask;
        first = true;
      }
      place = (place + step) | 0;
    }
    return first;
  }

  #forget(day: number): void {
    this.#day = day;
    this.#key = randomInt(2 ** 32) | 0;
    this.#bits.fill(0);
  }
}
