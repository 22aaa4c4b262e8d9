import type { BoardMeasures } from '#app/features/products/measures.ts';
import { type Edge, outlineOf, type Rect, type Side } from './outline.ts';
import { type Pattern, patternsOf } from './pattern.ts';
import { ceilDiv, rowsFor, sum } from './whole-numbers.ts';

export type { Rect, Side } from './outline.ts';

/** Side of the rectangle before, and the edges that are aligned, by its name in the address. */
export type Place = 'alt-sol' | 'alt-sag' | 'ust-sol' | 'ust-sag' | 'sag-ust' | 'sag-alt' | 'sol-ust' | 'sol-alt';

export interface Piece {
  x: number;
  length: number;
  kind: 'whole' | 'cut';
}

export interface Row {
  /** Rows start at the upper edge of their rectangle. */
  y: number;
  /** Less than the board's width where the last row is sawn lengthwise. */
  depth: number;
  /** Every second row is mirrored. Rows laid alike share one array. */
  pieces: Piece[];
}

export interface Joist {
  x: number;
  kind: 'regular' | 'joint';
}

/** One rectangle; x and y of its rows, pieces and joists are counted from its upper left corner. */
export interface DeckPart {
  rect: Rect;
  pattern: Pattern;
  rows: Row[];
  /** The regular ones first. */
  joists: Joist[];
  joints: number;
  /** Distance between two regular joists. */
  spacing: number;
}

export interface OutlineEdge extends Edge {
  wall: boolean;
}

/** Lengths in mm, areas in mm². */
export interface DeckResult {
  kind: 'deck';
  measures: BoardMeasures;
  area: number;
  parts: DeckPart[];
  /** Longest first; only lengths that are needed. */
  boards: { length: number; count: number }[];
  rows: number;
  joints: number;
  joists: number;
  joistRunning: number;
  joistPieces: number;
  clips: number;
  starters: number;
  screws: number;
  outline: OutlineEdge[];
  edgeProfile: number;
  running: number;
  bought: number;
  /** (bought - running) / running. */
  waste: number;
  /** In kilograms; null when the product's weight is unknown. */
  weight: number | null;
}

export type DeckAnswer =
  | { ok: true; deck: DeckResult }
  /** No pattern exists for the run of this rectangle; `nearest` are the runs below and above that have one. */
  | { ok: false; part: number; nearest: number[] };

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.depth && b.y < a.y + a.depth;

function placeBeside(before: Rect, size: { width: number; depth: number }, place: Place): Rect {
  const [side, aligned] = place.split('-') as [Side, Side];
  const right = before.x + before.width;
  const bottom = before.y + before.depth;
  const x = { sag: right, sol: before.x - size.width };
  const y = { alt: bottom, ust: before.y - size.depth };
  return side === 'alt' || side === 'ust'
    ? { ...size, x: aligned === 'sag' ? right - size.width : before.x, y: y[side] }
    : { ...size, x: x[side], y: aligned === 'alt' ? bottom - size.depth : before.y };
}

/** Puts each rectangle beside the one before. `overlapping` is the first one that lies on an earlier one. */
export function placeRects(
  parts: { width: number; depth: number; place?: Place }[],
): { ok: true; rects: Rect[] } | { ok: false; overlapping: number } {
  const rects: Rect[] = [];
  for (const [index, { width, depth, place = 'alt-sol' }] of parts.entries()) {
    const before = rects.at(-1);
    const rect = before ? placeBeside(before, { width, depth }, place) : { x: 0, y: 0, width, depth };
    if (rects.some((other) => overlap(other, rect))) return { ok: false, overlapping: index };
    rects.push(rect);
  }
  return { ok: true, rects };
}

/** Whole boards first, then the cut piece. */
function piecesOf({ whole, cut }: Pattern): Piece[] {
  let x = 0;
  const put = (length: number, kind: Piece['kind']): Piece => {
    x += length;
    return { x: x - length, length, kind };
  };
  return [...whole.map((length) => put(length, 'whole')), ...(cut ? [put(cut.length, 'cut')] : [])];
}

function layPart(rect: Rect, pattern: Pattern, m: BoardMeasures): DeckPart {
  const run = rect.width;
  const pieces = piecesOf(pattern);
  const mirrored = pieces.map((piece) => ({ ...piece, x: run - piece.x - piece.length })).reverse();
  const rows = Array.from({ length: rowsFor(rect.depth, m) }, (_, index) => {
    // Where less than a gap remains, the last row is a sliver that would start outside.
    const y = Math.min(index * (m.boardWidth + m.gap), rect.depth - 1);
    return { y, depth: Math.min(m.boardWidth, rect.depth - y), pieces: index % 2 === 0 ? pieces : mirrored };
  });
  const joints = new Set<number>();
  for (const { x } of pieces) if (x > 0) joints.add(x).add(run - x);
  const fields = ceilDiv(run, m.joistSpacing);
  const joists: Joist[] = [
    ...Array.from({ length: fields + 1 }, (_, index) => ({ x: (index * run) / fields, kind: 'regular' as const })),
    ...Array.from(joints, (x) => ({ x, kind: 'joint' as const })),
  ];
  return { rect, pattern, rows, joists, joints: joints.size, spacing: run / fields };
}

function countBoards(parts: DeckPart[], lengths: number[]): { length: number; count: number }[] {
  const counts = new Map(lengths.map((length) => [length, 0]));
  const add = (length: number, boards: number) => counts.set(length, (counts.get(length) ?? 0) + boards);
  for (const { pattern, rows } of parts) {
    for (const length of pattern.whole) add(length, rows.length);
    if (pattern.cut) add(pattern.cut.from, pattern.cut.boards);
  }
  return [...counts]
    .map(([length, count]) => ({ length, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.length - a.length);
}

/** The material of a deck of rectangles that do not overlap; the outline's edges that face a side of `walls` stand at a wall. */
export function calculateDeck(m: BoardMeasures, rects: Rect[], walls: Side[]): DeckAnswer {
  const patterns = patternsOf(m.boardLengths);
  const parts: DeckPart[] = [];
  for (const [part, rect] of rects.entries()) {
    const pattern = patterns.find(rect.width, rowsFor(rect.depth, m));
    if (!pattern) return { ok: false, part, nearest: patterns.nearest(rect.width) };
    parts.push(layPart(rect, pattern, m));
  }
  const boards = countBoards(parts, m.boardLengths);
  const total = (amountOf: (part: DeckPart) => number) => sum(parts.map(amountOf));
  const joistRunning = total(({ joists, rect }) => joists.length * rect.depth);
  const clips = total(({ joists, rows }) => joists.length * (rows.length - 1));
  const starters = total(({ joists }) => joists.length * 2);
  const running = total(({ rows, rect }) => rows.length * rect.width);
  const bought = sum(boards.map(({ length, count }) => length * count));
  const outline = outlineOf(rects).map((edge) => ({ ...edge, wall: walls.includes(edge.side) }));
  const deck: DeckResult = {
    kind: 'deck',
    measures: m,
    area: total(({ rect }) => rect.width * rect.depth),
    parts,
    boards,
    rows: total(({ rows }) => rows.length),
    joints: total(({ joints }) => joints),
    joists: total(({ joists }) => joists.length),
    joistRunning,
    joistPieces: ceilDiv(joistRunning, m.joistLength),
    clips,
    starters,
    screws: clips + starters,
    outline,
    edgeProfile: sum(outline.filter(({ wall }) => !wall).map(({ from, to }) => to - from)),
    running,
    bought,
    waste: (bought - running) / running,
    weight: m.weightPerM === null ? null : (bought * m.weightPerM) / 1000,
  };
  return { ok: true, deck };
}
