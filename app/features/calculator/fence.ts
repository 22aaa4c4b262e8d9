import type { PanelMeasures } from '#app/features/products/measures.ts';
import { ceilDiv, floorDiv, sum } from './whole-numbers.ts';

/** A straight part of a fence; runs meet at corners. Millimetres. */
export interface FenceRun {
  length: number;
  /** The width of its gate; null without one. */
  gate: number | null;
}

export interface FenceRunResult {
  length: number;
  /** The true widths from post to post: equal but for the last millimetre. */
  bays: number[];
  gates: number[];
}

export interface FenceResult {
  kind: 'fence';
  measures: PanelMeasures;
  height: number;
  ring: boolean;
  runs: FenceRunResult[];
  length: number;
  bays: number;
  gates: number;
  posts: number;
  lamellasPerBay: number;
  lamellas: number;
  caps: number;
}

/** Divides a length into whole numbers that differ by 1 at most. */
function divide(length: number, count: number): number[] {
  const width = floorDiv(length, count);
  return Array.from({ length: count }, (_, index) => width + (index < length % count ? 1 : 0));
}

function layRun({ length, gate }: FenceRun, { bayWidth }: PanelMeasures): FenceRunResult {
  const gates = gate === null ? [] : [gate];
  const left = length - sum(gates);
  return { length, gates, bays: left > 0 ? divide(left, ceilDiv(left, bayWidth)) : [] };
}

/** Runs in a chain: neighbours share the post at their corner, and a ring has no last post. */
export function calculateFence(m: PanelMeasures, runs: FenceRun[], height: number, ring: boolean): FenceResult {
  const laid = runs.map((run) => layRun(run, m));
  const bays = sum(laid.map((run) => run.bays.length));
  const gates = sum(laid.map((run) => run.gates.length));
  const posts = bays + gates + (ring ? 0 : 1);
  const lamellasPerBay = ceilDiv(height, m.lamellaHeight);
  return {
    kind: 'fence',
    measures: m,
    height,
    ring,
    runs: laid,
    length: sum(runs.map((run) => run.length)),
    bays,
    gates,
    posts,
    lamellasPerBay,
    lamellas: lamellasPerBay * bays,
    caps: posts,
  };
}
