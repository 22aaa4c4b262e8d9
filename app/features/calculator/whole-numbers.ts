/** Rounds a ratio of two whole numbers up, exactly: the quotient of a floating-point division may miss the last step. */
export function ceilDiv(a: number, b: number): number {
  const rest = a % b;
  return (a - rest) / b + (rest > 0 ? 1 : 0);
}

export const floorDiv = (a: number, b: number): number => (a - (a % b)) / b;

export const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

export const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);

/** How many rows of boards cover this height or depth: after the last board there is no gap. */
export const rowsFor = (height: number, { boardWidth, gap }: { boardWidth: number; gap: number }): number =>
  ceilDiv(height + gap, boardWidth + gap);
