import { expect, test } from 'vitest';
import type { PanelMeasures } from '#app/features/products/measures.ts';
import { calculateFence, type FenceRun } from './fence.ts';

const PANEL: PanelMeasures = {
  kind: 'panel',
  bayWidth: 1800,
  postWidth: 70,
  panelHeights: [1800],
  lamellaHeight: 150,
};
const run = (length: number, gate: number | null = null): FenceRun => ({ length, gate });

test('worked example: one open run of 12 m with a gate of 1 m', () => {
  expect(calculateFence(PANEL, [run(12_000, 1000)], 1800, false)).toMatchObject({
    bays: 7,
    gates: 1,
    posts: 9,
    lamellasPerBay: 12,
    lamellas: 84,
    caps: 9,
  });
});

test.each([
  ['a run without a gate', [run(12_000)], false, { bays: 7, posts: 8, lamellas: 84 }],
  ['a run that is a multiple of the bay', [run(3600)], false, { bays: 2, posts: 3 }],
  ['1 mm more takes another bay', [run(3601)], false, { bays: 3, posts: 4 }],
  ['a run that is all gate', [run(1000, 1000)], false, { bays: 0, gates: 1, posts: 2, lamellas: 0 }],
  ['a corner shares its post', [run(9000), run(5400, 1000)], false, { bays: 8, gates: 1, posts: 10 }],
  ['a ring has no last post', [run(5400), run(5400), run(5400), run(5400)], true, { bays: 12, posts: 12, caps: 12 }],
  ['a ring with a gate', [run(5400, 1000), run(5400), run(5400), run(5400)], true, { bays: 12, gates: 1, posts: 13 }],
])('%s', (_, runs, ring, expected) => {
  expect(calculateFence(PANEL, runs, 1800, ring)).toMatchObject(expected);
});

test.each([
  [1800, 12],
  [1801, 13],
  [149, 1],
])('a height of %i mm takes %i lamellas a bay', (height, lamellas) => {
  expect(calculateFence(PANEL, [run(1800)], height, false).lamellasPerBay).toBe(lamellas);
});

test('bays of a run are equal but for a millimetre, and fill it', () => {
  expect(calculateFence(PANEL, [run(5400, 1000)], 1800, false).runs[0]).toEqual({
    length: 5400,
    gates: [1000],
    bays: [1467, 1467, 1466],
  });
});
