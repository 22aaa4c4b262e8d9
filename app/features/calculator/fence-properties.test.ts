import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PanelMeasures } from '#app/features/products/measures.ts';
import { calculateFence } from './fence.ts';

const metres = fc.integer({ min: 100, max: 50_000 });
const panel: fc.Arbitrary<PanelMeasures> = fc.record({
  kind: fc.constant('panel' as const),
  bayWidth: fc.integer({ min: 500, max: 3000 }),
  postWidth: fc.constant(70),
  panelHeights: fc.constant([1800]),
  lamellaHeight: fc.integer({ min: 50, max: 300 }),
});
const run = fc.record({ length: metres, gate: fc.constant(null) });
const runs = fc.array(fc.record({ length: metres, gate: fc.option(fc.integer({ min: 800, max: 4000 })) }), {
  minLength: 1,
  maxLength: 6,
});
const height = fc.integer({ min: 500, max: 3000 });

test('bays and gates fill every run, and no bay is wider than allowed', () => {
  fc.assert(
    fc.property(panel, runs, height, fc.boolean(), (m, chain, h, ring) => {
      const fence = calculateFence(m, chain, h, ring);
      for (const { length, bays, gates } of fence.runs) {
        const filled = [...bays, ...gates].reduce((a, b) => a + b, 0);
        expect(filled).toBe(Math.max(length, gates[0] ?? 0));
        for (const width of bays) expect(width).toBeLessThanOrEqual(m.bayWidth);
      }
      expect(fence.lamellasPerBay * m.lamellaHeight).toBeGreaterThanOrEqual(h);
    }),
  );
});

test('a longer or a further run never needs less, and order does not matter', () => {
  fc.assert(
    fc.property(panel, runs, run, height, fc.boolean(), (m, chain, another, h, ring) => {
      const amounts = ({ bays, gates, posts, lamellas, caps }: ReturnType<typeof calculateFence>) => [
        ...[bays, gates, posts, lamellas, caps],
      ];
      const fence = amounts(calculateFence(m, chain, h, ring));
      expect(amounts(calculateFence(m, chain.toReversed(), h, ring))).toEqual(fence);
      const longer = chain.map(({ length, gate }) => ({ length: length + another.length, gate }));
      for (const bigger of [[...chain, another], longer]) {
        for (const [i, amount] of amounts(calculateFence(m, bigger, h, ring)).entries()) {
          expect(amount).toBeGreaterThanOrEqual(fence[i] as number);
        }
      }
    }),
  );
});
