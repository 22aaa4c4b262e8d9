import { ceilDiv, floorDiv, greatestCommonDivisor } from './whole-numbers.ts';

/** A shorter piece beside a whole board would lie on too few joists. */
const SHORTEST_CUT_PIECE = 600;
export const LONGEST_RUN = 50_000;

/** How every row of a rectangle is laid, in millimetres. */
export interface Pattern {
  /** Whole boards, longest first. */
  whole: number[];
  /** The one cut piece of each row, and the boards that all of them are sawn from. */
  cut: { length: number; from: number; boards: number } | null;
}

/**
 * Which runs whole boards can fill, and with how few boards. All sums of lengths are multiples of their greatest common
 * divisor, so the table has one entry for each multiple: 500 for usual lengths, 50,000 at worst.
 */
function tableOfSums(lengths: number[], longest: number) {
  const step = lengths.reduce(greatestCommonDivisor);
  const fewest = new Int32Array(floorDiv(longest, step) + 1).fill(-1);
  fewest[0] = 0;
  for (let i = 1; i < fewest.length; i++) {
    for (const length of lengths) {
      const before = fewest[i - length / step] ?? -1;
      if (before >= 0 && (fewest[i] === -1 || before + 1 < (fewest[i] as number))) fewest[i] = before + 1;
    }
  }
  /** How many whole boards fill exactly this run; -1 when none do. */
  const boardsFor = (run: number) => (run % step === 0 ? (fewest[run / step] ?? -1) : -1);
  return { step, boardsFor };
}

/** The fewest whole boards that fill this run; of equally many the longer ones. */
function boardsThatFill(run: number, lengths: number[], boardsFor: (run: number) => number): number[] {
  const boards: number[] = [];
  for (let rest = run; rest > 0; ) {
    const next = lengths.find((length) => length <= rest && boardsFor(rest - length) === boardsFor(rest) - 1);
    if (next === undefined) throw new Error(`No boards fill ${run} mm`);
    boards.push(next);
    rest -= next;
  }
  return boards;
}

const longestFirst = (lengths: number[]) => [...new Set(lengths)].sort((a, b) => b - a);

/** Below 0 when the boards of `a` are the longer ones, compared one by one from the longest. */
function compareBoards(a: number[], b: number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Finds the patterns of a product's boards. One for each calculation: the rectangles share its table. */
export function patternsOf(boardLengths: number[]) {
  const lengths = longestFirst(boardLengths);
  const longestBoard = lengths[0] as number;
  const { step, boardsFor } = tableOfSums(lengths, LONGEST_RUN);

  /** The pattern that buys the least length; null where none exists. */
  function find(run: number, rows: number): Pattern | null {
    let least = Number.POSITIVE_INFINITY;
    let equal: { whole: number; pieces: number; from: number | null }[] = [];
    const consider = (whole: number, pieces: number, from: number | null, bought: number) => {
      if (bought > least) return;
      if (bought < least || pieces < (equal[0]?.pieces ?? 0)) equal = [];
      else if (pieces > (equal[0]?.pieces ?? 0)) return;
      least = bought;
      equal.push({ whole, pieces, from });
    };
    for (let whole = 0; whole <= run; whole += step) {
      const boards = boardsFor(whole);
      if (boards === -1) continue;
      const rest = run - whole;
      if (rest === 0) consider(whole, boards, null, rows * whole);
      else if (boards === 0 || rest >= SHORTEST_CUT_PIECE) {
        for (const from of lengths) {
          if (from < rest) break;
          consider(whole, boards + 1, from, rows * whole + ceilDiv(rows, floorDiv(from, rest)) * from);
        }
      }
    }
    let best: Pattern | null = null;
    for (const { whole, from } of equal) {
      const length = run - whole;
      const pattern: Pattern = {
        whole: boardsThatFill(whole, lengths, boardsFor),
        cut: from === null ? null : { length, from, boards: ceilDiv(rows, floorDiv(from, length)) },
      };
      const order = best ? compareBoards(pattern.whole, best.whole) : -1;
      if (order < 0 || (order === 0 && (pattern.cut?.from ?? 0) > (best?.cut?.from ?? 0))) best = pattern;
    }
    return best;
  }

  /** The nearest runs below and above that have a pattern. */
  function nearest(run: number): number[] {
    const sums: number[] = [];
    for (let whole = step; whole <= LONGEST_RUN; whole += step) if (boardsFor(whole) > 0) sums.push(whole);
    // A sum of whole boards serves the run itself, and every run that a cut piece brings it to.
    const spans = [{ from: 1, to: longestBoard }];
    for (const whole of sums) {
      spans.push({ from: whole, to: whole });
      if (longestBoard >= SHORTEST_CUT_PIECE)
        spans.push({ from: whole + SHORTEST_CUT_PIECE, to: whole + longestBoard });
    }
    let below = 0;
    let above = Number.POSITIVE_INFINITY;
    for (const { from, to } of spans) {
      if (from < run) below = Math.max(below, Math.min(to, run - 1));
      if (to > run) above = Math.min(above, Math.max(from, run + 1));
    }
    return [below, above].filter((length) => length > 0 && length <= LONGEST_RUN);
  }

  return { find, nearest };
}
