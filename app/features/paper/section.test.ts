import { expect, it } from 'vitest';
import type { BoardMeasures, PanelMeasures } from '#app/features/products/measures.ts';
import { mountingOf, sectionOf } from './section.ts';

const board: BoardMeasures = {
  kind: 'board',
  boardWidth: 140,
  gap: 5,
  boardLengths: [2200],
  joistSpacing: 350,
  joistLength: 3000,
  weightPerM: null,
};
const panel: PanelMeasures = { kind: 'panel', bayWidth: 1800, postWidth: 70, panelHeights: [1800], lamellaHeight: 150 };
const product = (specs: Record<string, string>, title = 'Deck') => ({
  title,
  features: [],
  technical_specs: Object.entries(specs).map(([key, value]) => ({ title: key, value })),
});

it('the width comes from the measures, the thickness from the specs', () => {
  expect(sectionOf(product({ KALINLIK: '22 mm' }), board)).toEqual({ width: 140, thickness: 22, solid: false });
  expect(sectionOf(product({ 'Lamel ölçüsü': '150 x 20 mm' }), panel)).toEqual({
    width: 150,
    thickness: 20,
    solid: false,
  });
});

it('only a profile that is called solid is hatched', () => {
  expect(sectionOf(product({ Kalınlık: '22 mm' }, 'Masif Deck 140'), board)?.solid).toBe(true);
});

it('nothing is drawn without measures, or with a thickness that is not known for sure', () => {
  expect(sectionOf(product({ Kalınlık: '22 mm' }), null)).toBeNull();
  for (const value of ['22', '2,2 cm', '20-25 mm', '300 mm', '0 mm'])
    expect(sectionOf(product({ Kalınlık: value }), board)).toBeNull();
  expect(sectionOf(product({ Panel: '90 x 20 mm' }), panel)).toBeNull();
});

it('only a deck has a mounting section', () => {
  const section = sectionOf(product({ Kalınlık: '22 mm' }), board);
  expect(mountingOf('deck', section, board)).toEqual({ boardWidth: 140, thickness: 22, gap: 5, joistSpacing: 350 });
  expect(mountingOf('facade', section, board)).toBeNull();
});
