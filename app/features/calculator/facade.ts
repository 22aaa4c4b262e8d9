import type { BoardMeasures } from '#app/features/products/measures.ts';
import { ceilDiv, rowsFor, sum } from './whole-numbers.ts';

/** A wall or an opening, in mm. */
export interface Size {
  width: number;
  height: number;
}

export interface FacadeWall extends Size {
  rows: number;
  /** Each as long as the wall is high. */
  battens: number;
  /** Distance between two battens. */
  spacing: number;
}

/** What the wall needs of boards of one length. */
export interface FacadeBoards {
  length: number;
  count: number;
}

/** Lengths in mm, areas in mm². */
export interface FacadeResult {
  kind: 'facade';
  measures: BoardMeasures;
  walls: FacadeWall[];
  openings: Size[];
  /** Without the openings. */
  area: number;
  rows: number;
  /** May end in a fraction of a millimetre: openings are subtracted by area. */
  running: number;
  battens: number;
  battenRunning: number;
  clips: number;
  starters: number;
  /** For each length, longest first: one of them is bought. */
  boards: FacadeBoards[];
  recommended: FacadeBoards;
}

export type FacadeAnswer =
  | { ok: true; facade: FacadeResult }
  /** The opening is wider or higher than every wall. */
  | { ok: false; reason: 'opening-too-large'; opening: number }
  /** Nothing of the walls is left to cover. */
  | { ok: false; reason: 'no-wall-left' };

const areaOf = (sizes: Size[]) => sum(sizes.map(({ width, height }) => width * height));

/** Sawing takes 8 % on top; in whole per cent, so that the sums stay whole numbers. */
const BOUGHT_PER_CENT = 108;

export function calculateFacade(m: BoardMeasures, walls: Size[], openings: Size[]): FacadeAnswer {
  const tooLarge = openings.findIndex((o) => !walls.some((w) => o.width <= w.width && o.height <= w.height));
  if (tooLarge >= 0) return { ok: false, reason: 'opening-too-large', opening: tooLarge };
  const area = areaOf(walls) - areaOf(openings);
  if (area <= 0) return { ok: false, reason: 'no-wall-left' };

  const pitch = m.boardWidth + m.gap;
  const laid = walls.map((wall): FacadeWall => {
    const fields = ceilDiv(wall.width, m.joistSpacing);
    return { ...wall, rows: rowsFor(wall.height, m), battens: fields + 1, spacing: wall.width / fields };
  });
  // Running times pitch is a whole number; running itself need not be.
  const runningTimesPitch = sum(laid.map(({ rows, width }) => rows * width)) * pitch - areaOf(openings);
  const boards = [...new Set(m.boardLengths)]
    .sort((a, b) => b - a)
    .map((length) => ({ length, count: ceilDiv(runningTimesPitch * BOUGHT_PER_CENT, 100 * pitch * length) }));
  // Longest first, so of equal ones the longer stays.
  const recommended = boards.reduce((best, next) =>
    next.count * next.length < best.count * best.length ? next : best,
  );
  const battens = sum(laid.map((wall) => wall.battens));
  const facade: FacadeResult = {
    kind: 'facade',
    measures: m,
    walls: laid,
    openings,
    area,
    rows: sum(laid.map((wall) => wall.rows)),
    running: runningTimesPitch / pitch,
    battens,
    battenRunning: sum(laid.map((wall) => wall.battens * wall.height)),
    clips: sum(laid.map((wall) => wall.battens * wall.rows)),
    starters: battens,
    boards,
    recommended,
  };
  return { ok: true, facade };
}
