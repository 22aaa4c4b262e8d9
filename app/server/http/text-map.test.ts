import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextMap } from './text-map.server.ts';

// So few letters that many texts are alike in what they are looked up by.
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ş'), maxLength: 8 });

it('a text is found as in a Map, also as a part of a longer one', () => {
  fc.assert(
    fc.property(fc.array(text), text, text, text, (known, wanted, before, after) => {
      const plain = new Map<string, number>();
      const map = new TextMap<number>();
      for (const one of known) {
        if (!plain.has(one)) map.add(one, plain.size);
        if (!plain.has(one)) plain.set(one, plain.size);
      }
      expect(map.size).toBe(plain.size);
      expect(map.get(wanted)).toBe(plain.get(wanted));
      const within = before + wanted + after;
      expect(map.get(within, before.length, before.length + wanted.length)).toBe(plain.get(wanted));
      map.clear();
      expect([map.size, map.get(wanted)]).toEqual([0, undefined]);
    }),
    { numRuns: 2000 },
  );
});
