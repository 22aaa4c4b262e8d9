import { expect, test } from 'vitest';
import type { BoardMeasures } from '#app/features/products/measures.ts';
import { calculateFacade, type FacadeResult, type Size } from './facade.ts';

const BOARD: BoardMeasures = {
  kind: 'board',
  boardWidth: 140,
  gap: 5,
  boardLengths: [2200, 2900],
  joistSpacing: 350,
  joistLength: 3000,
  weightPerM: null,
};

function facadeOf(walls: Size[], openings: Size[] = [], measures: Partial<BoardMeasures> = {}): FacadeResult {
  const answer = calculateFacade({ ...BOARD, ...measures }, walls, openings);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.facade;
}

test('a wall of 8 x 3 m with a window and a door', () => {
  const facade = facadeOf(
    [{ width: 8000, height: 3000 }],
    [
      { width: 2200, height: 1300 },
      { width: 1000, height: 2150 },
    ],
  );
  // 21 rows x 8 m less 5.01 m² / 145 mm = 133.448 m; with 8 % 144.124 m.
  expect(facade).toMatchObject({
    area: 18_990_000,
    rows: 21,
    battens: 24,
    battenRunning: 72_000,
    clips: 504,
    starters: 24,
  });
  expect(facade.running).toBeCloseTo(133_448.28, 2);
  expect(facade.boards).toEqual([
    { length: 2900, count: 50 },
    { length: 2200, count: 66 },
  ]);
  expect(facade.recommended).toEqual({ length: 2900, count: 50 });
});

test('walls are summed, each with its own rows and battens', () => {
  const facade = facadeOf([
    { width: 3500, height: 1000 },
    { width: 700, height: 285 },
  ]);
  // 7 rows x 3.5 m + 2 rows x 0.7 m = 25.9 m; with 8 % 27.972 m.
  expect(facade).toMatchObject({
    rows: 9,
    running: 25_900,
    battens: 14,
    clips: 83,
    starters: 14,
    battenRunning: 11_855,
  });
  expect(facade.boards).toEqual([
    { length: 2900, count: 10 },
    { length: 2200, count: 13 },
  ]);
});

test('the shorter board is recommended where it leaves less over', () => {
  // 2000 x 1.08 = 2160
  expect(facadeOf([{ width: 2000, height: 140 }]).recommended).toEqual({ length: 2200, count: 1 });
});

test('of equal surplus the longer board is recommended', () => {
  const facade = facadeOf([{ width: 1000, height: 140 }], [], { boardLengths: [1000, 2000] });
  expect(facade.recommended).toEqual({ length: 2000, count: 1 });
});

test('8 % on top is exact where it comes out even', () => {
  // 900 x 1.08 = 972, but a little more in floating point.
  expect(Math.ceil((900 * 1.08) / 972)).toBe(2);
  expect(facadeOf([{ width: 900, height: 140 }], [], { boardLengths: [972] }).recommended.count).toBe(1);
});

test('openings that leave nothing of the walls are refused', () => {
  const wall = { width: 4000, height: 3000 };
  expect(calculateFacade(BOARD, [wall], [wall])).toEqual({ ok: false, reason: 'no-wall-left' });
  const half = { width: 4000, height: 1600 };
  expect(calculateFacade(BOARD, [wall], [half, half])).toEqual({ ok: false, reason: 'no-wall-left' });
});

test('an opening larger than every wall is named', () => {
  const walls = [
    { width: 4000, height: 3000 },
    { width: 8000, height: 2000 },
  ];
  const answer = calculateFacade(BOARD, walls, [
    { width: 7000, height: 1000 },
    { width: 5000, height: 2500 },
  ]);
  expect(answer).toEqual({ ok: false, reason: 'opening-too-large', opening: 1 });
});
