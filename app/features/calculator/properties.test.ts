import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardMeasures } from '#app/features/products/measures.ts';
import { calculateDeck, type DeckResult, type Place, placeRects, type Side } from './deck.ts';
import { calculateFacade } from './facade.ts';
import { patternsOf } from './pattern.ts';

const lengths = fc
  .uniqueArray(fc.integer({ min: 30, max: 600 }), { minLength: 1, maxLength: 4 })
  .map((tens) => tens.map((n) => n * 10));
const board: fc.Arbitrary<BoardMeasures> = fc.record({
  kind: fc.constant('board' as const),
  boardWidth: fc.integer({ min: 50, max: 300 }),
  gap: fc.integer({ min: 0, max: 12 }),
  boardLengths: lengths,
  joistSpacing: fc.integer({ min: 200, max: 700 }),
  joistLength: fc.integer({ min: 1000, max: 6000 }),
  weightPerM: fc.constant(null),
});
const metres = fc.integer({ min: 100, max: 50_000 });
const places: Place[] = ['alt-sol', 'alt-sag', 'ust-sol', 'ust-sag', 'sag-ust', 'sag-alt', 'sol-ust', 'sol-alt'];
const rects = fc
  .array(fc.record({ width: metres, depth: metres, place: fc.constantFrom(...places) }), { minLength: 1, maxLength: 4 })
  .map(placeRects)
  .filter((placed) => placed.ok)
  .map((placed) => placed.rects);
const sides = fc.subarray<Side>(['ust', 'alt', 'sol', 'sag']);
const size = fc.record({ width: metres, height: metres });

const numbersOf = (result: object) =>
  Object.fromEntries(Object.entries(result).filter(([, value]) => typeof value === 'number'));

function deckOf(boardLengths: number[], width: number, rows: number): DeckResult {
  const m = { boardWidth: 140, gap: 5, boardLengths, joistSpacing: 350, joistLength: 3000, weightPerM: null };
  const answer = calculateDeck({ kind: 'board', ...m }, [{ x: 0, y: 0, width, depth: rows * 145 - 5 }], []);
  if (!answer.ok) throw new Error('no pattern');
  return answer.deck;
}

/** Checks a deck wherever these measures have a pattern. */
function everyDeck(check: (deck: DeckResult, m: BoardMeasures) => void) {
  fc.assert(
    fc.property(board, rects, sides, (m, shape, walls) => {
      const answer = calculateDeck(m, shape, walls);
      if (answer.ok) check(answer.deck, m);
    }),
  );
}

describe('deck', () => {
  test('the boards cover every rectangle', () => {
    everyDeck((deck, m) => {
      for (const { rect, rows, pattern } of deck.parts) {
        expect(rows.length * (m.boardWidth + m.gap)).toBeGreaterThanOrEqual(rect.depth + m.gap);
        for (const { pieces } of rows.slice(0, 2)) {
          let end = 0;
          for (const { x, length } of pieces) {
            expect(x).toBe(end);
            end += length;
          }
          expect(end).toBe(rect.width);
        }
        // As many cut pieces can be sawn as there are rows.
        if (pattern.cut) {
          const { boards, from, length } = pattern.cut;
          expect(boards * Math.floor(from / length)).toBeGreaterThanOrEqual(rows.length);
        }
      }
      expect(deck.bought).toBeGreaterThanOrEqual(deck.running);
      expect(deck.running * (m.boardWidth + m.gap)).toBeGreaterThanOrEqual(deck.area);
    });
  });

  test('a joist lies under every joint, and none are farther apart than the spacing', () => {
    everyDeck((deck, m) => {
      for (const { rows, joists, rect } of deck.parts) {
        const at = new Set(joists.map(({ x }) => x));
        for (const { pieces } of rows.slice(0, 2)) {
          for (const { x } of pieces) expect(at.has(x)).toBe(true);
        }
        const sorted = [...at].sort((a, b) => a - b);
        expect([sorted[0], sorted.at(-1)]).toEqual([0, rect.width]);
        for (const [i, x] of sorted.entries()) expect((sorted[i + 1] ?? x) - x).toBeLessThanOrEqual(m.joistSpacing);
      }
      expect(deck.joistPieces * m.joistLength).toBeGreaterThanOrEqual(deck.joistRunning);
    });
  });

  test('the search finds what trying every pattern finds', () => {
    const few = fc.uniqueArray(fc.integer({ min: 3, max: 30 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(few, fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 30 }), (hundreds, tenth, rows) => {
        const stock = hundreds.map((n) => n * 100);
        const length = tenth * 100;
        const all: { bought: number; pieces: number; whole: number[]; from: number }[] = [];
        const tryAll = (whole: number[], rest: number, allowed: number[]) => {
          const laid = whole.reduce((a, b) => a + b, 0);
          if (rest === 0) all.push({ bought: rows * laid, pieces: whole.length, whole, from: 0 });
          else if (whole.length === 0 || rest >= 600) {
            for (const from of stock.filter((l) => l >= rest)) {
              const bought = rows * laid + Math.ceil(rows / Math.floor(from / rest)) * from;
              all.push({ bought, pieces: whole.length + 1, whole, from });
            }
          }
          for (const [i, next] of allowed.entries()) {
            if (next <= rest) tryAll([...whole, next], rest - next, allowed.slice(i));
          }
        };
        tryAll(
          [],
          length,
          stock.toSorted((a, b) => b - a),
        );
        const longer = (a: number[], b: number[]) => {
          const i = a.findIndex((l, k) => l !== b[k]);
          return i === -1 ? b.length - a.length : (b[i] ?? 0) - (a[i] ?? 0);
        };
        const [best] = all.sort(
          (a, b) => a.bought - b.bought || a.pieces - b.pieces || longer(a.whole, b.whole) || b.from - a.from,
        );
        const found = patternsOf(stock).find(length, rows);
        expect(found && { whole: found.whole, from: found.cut?.from ?? 0 }).toEqual(
          best ? { whole: best.whole, from: best.from } : null,
        );
      }),
    );
  });

  test('the nearest runs work, and none in between does', () => {
    fc.assert(
      fc.property(lengths, metres, (stock, length) => {
        const patterns = patternsOf(stock);
        if (patterns.find(length, 1)) return;
        const [below = 0, above = 50_001] = patterns.nearest(length);
        for (let l = below; l <= Math.min(above, 50_000); l += Math.max(1, Math.floor((above - below) / 40))) {
          expect(patterns.find(l, 1) !== null).toBe(l === below || l === above);
        }
        if (above <= 50_000) expect(patterns.find(above, 1)).not.toBeNull();
      }),
    );
  });

  // Two things shrink by the rules themselves, and are left out of what follows:
  test('a longer run may buy less: 3.499 m cannot be 2.90 m and a cut piece, 3.50 m can', () => {
    expect(deckOf([2200, 2900], 3499, 28).bought).toBe(102_200);
    expect(deckOf([2200, 2900], 3500, 28).bought).toBe(101_500);
  });

  test('more depth may need fewer joists: the cheaper pattern has fewer joints', () => {
    expect(deckOf([2400, 3600], 4800, 22)).toMatchObject({ joints: 2, joistRunning: 17 * 3185 });
    expect(deckOf([2400, 3600], 4800, 23)).toMatchObject({ joints: 1, joistRunning: 16 * 3330 });
  });

  test('more depth never needs fewer boards', () => {
    fc.assert(
      fc.property(board, metres, metres, fc.integer({ min: 0, max: 5000 }), (m, width, depth, more) => {
        const less = calculateDeck(m, [{ x: 0, y: 0, width, depth }], []);
        const bigger = calculateDeck(m, [{ x: 0, y: 0, width, depth: depth + more }], []);
        expect(bigger.ok).toBe(less.ok);
        if (!less.ok || !bigger.ok) return;
        for (const amount of ['area', 'rows', 'running', 'bought', 'edgeProfile'] as const) {
          expect(bigger.deck[amount]).toBeGreaterThanOrEqual(less.deck[amount]);
        }
      }),
    );
  });

  test('a longer run never has fewer rows, less to lay or fewer regular joists', () => {
    fc.assert(
      fc.property(board, metres, metres, fc.integer({ min: 0, max: 5000 }), (m, width, depth, more) => {
        const less = calculateDeck(m, [{ x: 0, y: 0, width, depth }], []);
        const bigger = calculateDeck(m, [{ x: 0, y: 0, width: width + more, depth }], []);
        if (!less.ok || !bigger.ok) return;
        for (const amount of ['area', 'rows', 'running', 'edgeProfile'] as const) {
          expect(bigger.deck[amount]).toBeGreaterThanOrEqual(less.deck[amount]);
        }
        const regular = ({ joists, joints }: DeckResult) => joists - joints;
        expect(regular(bigger.deck)).toBeGreaterThanOrEqual(regular(less.deck));
      }),
    );
  });

  // All but the edge profile, which shrinks where a rectangle fills a notch.
  test('one rectangle more never needs less of anything', () => {
    fc.assert(
      fc.property(board, rects, (m, shape) => {
        const bigger = calculateDeck(m, shape, []);
        if (!bigger.ok || shape.length === 1) return;
        const less = calculateDeck(m, shape.slice(1), []);
        if (!less.ok) throw new Error('a part of what worked');
        const { waste, edgeProfile, ...amounts } = numbersOf(less.deck);
        for (const [name, amount] of Object.entries(amounts)) {
          expect(numbersOf(bigger.deck)[name]).toBeGreaterThanOrEqual(amount as number);
        }
      }),
    );
  });

  test('the order of the rectangles does not matter', () => {
    fc.assert(
      fc.property(board, rects, sides, (m, shape, walls) => {
        const forward = calculateDeck(m, shape, walls);
        const backward = calculateDeck(m, shape.toReversed(), walls);
        expect(backward.ok).toBe(forward.ok);
        if (!forward.ok || !backward.ok) return;
        const { parts: _, ...same } = forward.deck;
        expect(backward.deck).toMatchObject(same);
      }),
    );
  });

  test('the outline encloses the area', () => {
    everyDeck((deck) => {
      // Green's theorem: the edges to the right less those to the left, each with its x, make the area.
      const enclosed = deck.outline.reduce((total, { side, at, from, to }) => {
        const sign = side === 'sag' ? 1 : side === 'sol' ? -1 : 0;
        return total + sign * at * (to - from);
      }, 0);
      expect(enclosed).toBe(deck.area);
    });
  });
});

describe('facade', () => {
  const walls = fc.array(size, { minLength: 1, maxLength: 4 });
  const small = fc.integer({ min: 100, max: 2500 });
  const openings = fc.array(fc.record({ width: small, height: small }), { maxLength: 4 });
  const enlarge = fc.record({ width: fc.integer({ min: 0, max: 3000 }), height: fc.integer({ min: 0, max: 3000 }) });

  test('the boards of every length cover the walls with 8 % on top', () => {
    fc.assert(
      fc.property(board, walls, openings, (m, ws, os) => {
        const answer = calculateFacade(m, ws, os);
        if (!answer.ok) return;
        const { running, area, boards } = answer.facade;
        expect(running * (m.boardWidth + m.gap) * (1 + 1e-9)).toBeGreaterThanOrEqual(area);
        for (const { length, count } of boards) {
          expect(count * length).toBeGreaterThanOrEqual(running * 1.08 * (1 - 1e-12));
          expect((count - 1) * length).toBeLessThan(running * 1.08 * (1 + 1e-12));
        }
      }),
    );
  });

  // Of each length: which of them is recommended may change.
  test('larger walls never need less, and order does not matter', () => {
    fc.assert(
      fc.property(board, walls, openings, enlarge, (m, ws, os, more) => {
        const less = calculateFacade(m, ws, os);
        if (!less.ok) return;
        const reversed = calculateFacade(m, ws.toReversed(), os.toReversed());
        if (!reversed.ok) throw new Error('the same walls');
        expect(numbersOf(reversed.facade)).toEqual(numbersOf(less.facade));
        expect(reversed.facade.boards).toEqual(less.facade.boards);
        const larger = ws.map(({ width, height }) => ({ width: width + more.width, height: height + more.height }));
        for (const bigger of [calculateFacade(m, larger, os), calculateFacade(m, [...ws, ...larger], os)]) {
          if (!bigger.ok) throw new Error('more of what worked');
          for (const [name, amount] of Object.entries(numbersOf(less.facade))) {
            expect(numbersOf(bigger.facade)[name]).toBeGreaterThanOrEqual(amount as number);
          }
          for (const [i, { count }] of less.facade.boards.entries()) {
            expect(bigger.facade.boards[i]?.count).toBeGreaterThanOrEqual(count);
          }
        }
      }),
    );
  });
});
