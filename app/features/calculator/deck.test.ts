import { describe, expect, test } from 'vitest';
import type { BoardMeasures } from '#app/features/products/measures.ts';
import { calculateDeck, type DeckResult, type Place, placeRects, type Side } from './deck.ts';

const BOARD: BoardMeasures = {
  kind: 'board',
  boardWidth: 140,
  gap: 5,
  boardLengths: [2200, 2900],
  joistSpacing: 350,
  joistLength: 3000,
  weightPerM: null,
};

const rect = (width: number, depth: number) => ({ x: 0, y: 0, width, depth });

function deckOf(
  parts: { width: number; depth: number; place?: Place }[],
  { walls = [], ...measures }: Partial<BoardMeasures> & { walls?: Side[] } = {},
): DeckResult {
  const placed = placeRects(parts);
  if (!placed.ok) throw new Error('overlap');
  const answer = calculateDeck({ ...BOARD, ...measures }, placed.rects, walls);
  if (!answer.ok) throw new Error(`no pattern for part ${answer.part}`);
  return answer.deck;
}

const pattern = (deck: DeckResult) => {
  const { whole, cut } = deck.parts[0]?.pattern ?? { whole: [], cut: null };
  return [...whole.map(String), ...(cut ? [`${cut.length} from ${cut.from}`] : [])].join(' + ');
};
const counts = (deck: DeckResult) => Object.fromEntries(deck.boards.map(({ length, count }) => [length, count]));

describe('worked examples', () => {
  test.each([
    [5000, 4000, 28, '2900 + 2100 from 2200', { 2200: 28, 2900: 28 }, 2, 18, 72_000, 24, 486, 36, '2.0'],
    [6000, 4000, 28, '2900 + 2200 + 900 from 2900', { 2200: 28, 2900: 38 }, 4, 23, 92_000, 31, 621, 46, '2.3'],
    [3200, 2400, 17, '2200 + 1000 from 2200', { 2200: 26 }, 2, 13, 31_200, 11, 208, 26, '5.1'],
    [1800, 1000, 7, '1800 from 2200', { 2200: 7 }, 0, 7, 7000, 3, 42, 14, '22.2'],
  ])(
    '%i x %i',
    (width, depth, rows, laid, boards, joints, joists, joistRunning, joistPieces, clips, starters, waste) => {
      const deck = deckOf([{ width, depth }]);
      expect(pattern(deck)).toBe(laid);
      expect(counts(deck)).toEqual(boards);
      expect(deck).toMatchObject({ rows, joints, joists, joistRunning, joistPieces, clips, starters });
      expect(deck.screws).toBe(clips + starters);
      expect((deck.waste * 100).toFixed(1)).toBe(waste);
    },
  );

  test('3.20 m and boards of 2900 only: no pattern, and 2.90 m and 3.50 m are the nearest runs', () => {
    const answer = calculateDeck({ ...BOARD, boardLengths: [2900] }, [rect(2000, 1000), rect(3200, 2400)], []);
    expect(answer).toEqual({ ok: false, part: 1, nearest: [2900, 3500] });
  });
});

describe('patterns', () => {
  const depthOf = (rows: number) => rows * 145 - 5;

  test.each([
    ['a run that one board fills', [2200, 2900], 2900, 3, '2900', { 2900: 3 }, 0],
    ['a run that two lengths fill', [2200, 2900], 5100, 3, '2900 + 2200', { 2900: 3, 2200: 3 }, 2],
    ['a joint in the middle, where the mirrored row has it too', [2200, 2900], 5800, 3, '2900 + 2900', { 2900: 6 }, 1],
    ['a run shorter than all boards', [2200, 2900], 300, 7, '300 from 2200', { 2200: 1 }, 0],
    ['a cut piece of exactly 600 mm', [2900], 3500, 4, '2900 + 600 from 2900', { 2900: 5 }, 2],
    ['fewer pieces where the length bought is equal', [1000, 2000], 2000, 3, '2000', { 2000: 3 }, 0],
    [
      'longer whole boards where pieces are equal too',
      [2400, 3600],
      4800,
      2,
      '3600 + 1200 from 2400',
      { 3600: 2, 2400: 1 },
      2,
    ],
    ['less bought before longer boards', [2400, 3600], 4800, 5, '2400 + 2400', { 2400: 10 }, 1],
    [
      'the longer board to saw from where all else is equal',
      [1200, 2400],
      3000,
      4,
      '2400 + 600 from 2400',
      { 2400: 5 },
      2,
    ],
    ['whole boards shorter than a cut piece may be', [500], 1500, 2, '500 + 500 + 500', { 500: 6 }, 2],
    [
      'a length that staff typed twice, in any order',
      [2900, 2200, 2900],
      5100,
      1,
      '2900 + 2200',
      { 2900: 1, 2200: 1 },
      2,
    ],
  ])('%s', (_, boardLengths, width, rows, laid, boards, joints) => {
    const deck = deckOf([{ width, depth: depthOf(rows) }], { boardLengths });
    expect(pattern(deck)).toBe(laid);
    expect(counts(deck)).toEqual(boards);
    expect(deck).toMatchObject({ rows, joints });
  });

  test.each([
    ['599 mm would remain', [2900], 3499, [2900, 3500]],
    ['1 mm would remain', [2900], 2901, [2900, 3500]],
    ['boards too short to saw a piece from', [500], 700, [500, 1000]],
    ['the next one would be over 50 m', [2941], 49_998, [49_997]],
  ])('none: %s', (_, boardLengths, width, nearest) => {
    expect(calculateDeck({ ...BOARD, boardLengths }, [rect(width, 1000)], [])).toEqual({ ok: false, part: 0, nearest });
  });

  test('the second row is the first one mirrored', () => {
    const [first, second, third] = deckOf([{ width: 5000, depth: 4000 }]).parts[0]?.rows ?? [];
    expect(first?.pieces).toEqual([
      { x: 0, length: 2900, kind: 'whole' },
      { x: 2900, length: 2100, kind: 'cut' },
    ]);
    expect(second?.pieces).toEqual([
      { x: 0, length: 2100, kind: 'cut' },
      { x: 2100, length: 2900, kind: 'whole' },
    ]);
    expect(third?.pieces).toBe(first?.pieces);
  });
});

describe('rows and joists', () => {
  test.each([
    ['one board', 140, 5, 140, 1, 140],
    ['two boards and their gap', 140, 5, 285, 2, 140],
    ['a last row sawn lengthwise', 140, 5, 1000, 7, 130],
    ['less than a gap over: the row is still counted', 140, 5, 141, 2, 1],
    ['no gap', 150, 0, 300, 2, 150],
    ['no gap, 1 mm over', 150, 0, 301, 3, 1],
  ])('%s', (_, boardWidth, gap, depth, rows, lastDepth) => {
    const deck = deckOf([{ width: 2900, depth }], { boardWidth, gap });
    expect(deck.rows).toBe(rows);
    expect(deck.parts[0]?.rows.at(-1)?.depth).toBe(lastDepth);
  });

  test('a single row needs starters, but no clips', () => {
    expect(deckOf([{ width: 2900, depth: 140 }])).toMatchObject({ joists: 10, clips: 0, starters: 20, screws: 20 });
  });

  test('regular joists are evenly spaced, and a joint has its own joist even where a regular one lies', () => {
    const deck = deckOf([{ width: 5800, depth: 1000 }], { joistSpacing: 2900 });
    expect(deck.parts[0]?.joists).toEqual([
      { x: 0, kind: 'regular' },
      { x: 2900, kind: 'regular' },
      { x: 5800, kind: 'regular' },
      { x: 2900, kind: 'joint' },
    ]);
  });

  test('a run that is a multiple of the spacing has no joist more than it needs', () => {
    expect(deckOf([{ width: 2100, depth: 1000 }]).joists).toBe(7);
    expect(deckOf([{ width: 2101, depth: 1000 }]).joists).toBe(8);
  });

  test('weight is that of the boards bought', () => {
    expect(deckOf([{ width: 5000, depth: 4000 }], { weightPerM: 3 }).weight).toBeCloseTo(428.4);
    expect(deckOf([{ width: 5000, depth: 4000 }]).weight).toBeNull();
  });
});

describe('shapes', () => {
  const L = [
    { width: 6000, depth: 4000 },
    { width: 3200, depth: 2400, place: 'alt-sol' as const },
  ];

  test('an L is the sum of its rectangles; joist pieces come from the whole length', () => {
    const deck = deckOf(L);
    expect(counts(deck)).toEqual({ 2900: 38, 2200: 54 });
    expect(deck).toMatchObject({ area: 31_680_000, rows: 45, joists: 36, joistRunning: 123_200, joistPieces: 42 });
    expect(deck).toMatchObject({ clips: 829, starters: 72, screws: 901 });
  });

  test.each<[string, Side[], number]>([
    ['none', [], 24_800],
    ['above', ['ust'], 18_800],
    ['left, where both rectangles make one edge', ['sol'], 18_400],
    ['below, where two edges face that way', ['alt'], 18_800],
    ['right and above', ['sag', 'ust'], 12_400],
    ['all around', ['ust', 'alt', 'sol', 'sag'], 0],
  ])('edge profile of an L with walls: %s', (_, walls, edgeProfile) => {
    expect(deckOf(L, { walls }).edgeProfile).toBe(edgeProfile);
  });

  test('the outline of a U', () => {
    const deck = deckOf([
      { width: 1500, depth: 3000 },
      { width: 6000, depth: 2000, place: 'alt-sol' },
      { width: 1500, depth: 3000, place: 'ust-sag' },
    ]);
    expect(deck.edgeProfile).toBe(28_000);
    expect(deck.outline.filter(({ side }) => side === 'ust')).toEqual([
      { side: 'ust', at: 0, from: 0, to: 1500, wall: false },
      { side: 'ust', at: 0, from: 4500, to: 6000, wall: false },
      { side: 'ust', at: 3000, from: 1500, to: 4500, wall: false },
    ]);
  });

  test.each<[Place, number, number]>([
    ['alt-sol', 0, 4000],
    ['alt-sag', 4000, 4000],
    ['ust-sol', 0, -1000],
    ['ust-sag', 4000, -1000],
    ['sag-ust', 6000, 0],
    ['sag-alt', 6000, 3000],
    ['sol-ust', -2000, 0],
    ['sol-alt', -2000, 3000],
  ])('a rectangle placed %s', (place, x, y) => {
    const placed = placeRects([
      { width: 6000, depth: 4000 },
      { width: 2000, depth: 1000, place },
    ]);
    expect(placed).toMatchObject({ ok: true, rects: [{}, { x, y, width: 2000, depth: 1000 }] });
  });

  test('a rectangle that lies on an earlier one is named', () => {
    const placed = placeRects([
      { width: 4000, depth: 4000 },
      { width: 2000, depth: 2000, place: 'alt-sol' },
      { width: 3000, depth: 3000, place: 'ust-sol' },
    ]);
    expect(placed).toEqual({ ok: false, overlapping: 2 });
  });
});

test.each([
  ['a board of 1 mm', [1]],
  ['1 mm and 20 m', [1, 20_000]],
  ['odd lengths', [2199, 2201, 2899, 2903, 3607, 4001, 4799, 5003, 5801, 6011]],
  ['twenty short lengths', Array.from({ length: 20 }, (_, index) => 601 + index)],
  ['one that fills nothing', [19_999]],
])('50 x 50 m are calculated with any lengths, also those with thousands of pieces a row: %s', (_, boardLengths) => {
  const result = calculateDeck({ ...BOARD, boardLengths }, [rect(50_000, 50_000)], []);
  if (result.ok) expect(result.deck.bought).toBeGreaterThanOrEqual(result.deck.running);
  else expect(result.nearest.length).toBeGreaterThan(0);
});
