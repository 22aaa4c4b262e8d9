import { describe, expect, it, test } from 'vitest';
import { checkMeasures, measureValues, readMeasureForm } from './measure-form.ts';
import type { Measures } from './measures.ts';

const DECK = {
  measure_kind: 'board',
  board_width: '140',
  gap: '5',
  board_lengths: '2900, 2200',
  joist_spacing: '350',
  joist_length: '3000',
  weight_per_m: '3,6',
};
const FENCE = {
  measure_kind: 'panel',
  bay_width: '1800',
  post_width: '70',
  panel_heights: '1800',
  lamella_height: '150',
};

function check(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return checkMeasures(readMeasureForm(form));
}

const deck: Measures = {
  kind: 'board',
  boardWidth: 140,
  gap: 5,
  boardLengths: [2200, 2900],
  joistSpacing: 350,
  joistLength: 3000,
  weightPerM: 3.6,
};
const fence: Measures = { kind: 'panel', bayWidth: 1800, postWidth: 70, panelHeights: [1800], lamellaHeight: 150 };

describe('the measures of the product form', () => {
  it('reads a board and a panel', () => {
    expect(check(DECK)).toEqual({ measures: deck });
    expect(check(FENCE)).toEqual({ measures: fence });
  });

  it('needs no weight, and no gap wider than nothing', () => {
    expect(check({ ...DECK, gap: '0', weight_per_m: ' ' })).toEqual({
      measures: { ...deck, gap: 0, weightPerM: null },
    });
  });

  it('takes a list with any separator, each length once', () => {
    for (const board_lengths of ['2900,2200', ' 2200 ; 2900 ', '2900 2200 2900', '2200/2900'])
      expect(check({ ...DECK, board_lengths })).toEqual({ measures: deck });
  });

  it('has none when every field of both kinds is blank', () => {
    expect(check({})).toEqual({ measures: null });
    expect(check({ board_width: ' ', measure_kind: 'panel' })).toEqual({ measures: null });
  });

  it('is not erased by choosing the other kind, whose fields are blank', () => {
    expect(check({ ...DECK, measure_kind: 'panel' })).toMatchObject({ errors: { bay_width: ['Bu olcu gereklidir'] } });
  });

  it('shows what was saved in the form in which it is typed', () => {
    expect(measureValues(deck)).toMatchObject({ ...DECK, board_lengths: '2200, 2900', bay_width: '' });
    expect(measureValues(fence)).toMatchObject({ ...FENCE, board_width: '' });
    expect(checkMeasures(measureValues(deck))).toEqual({ measures: deck });
    expect(checkMeasures(measureValues(null))).toEqual({ measures: null });
  });

  test.each([
    ['board_width', '', 'Bu olcu gereklidir'],
    ['board_width', '0', 'En az 1 olmalidir'],
    ['board_width', '-5', 'En az 1 olmalidir'],
    ['board_width', '20001', 'En fazla 20000 olabilir'],
    ['board_width', '14,5', 'Milimetre olarak tam sayi yazin, ornegin 140'],
    ['board_width', 'genis', 'Milimetre olarak tam sayi yazin, ornegin 140'],
    ['gap', '-1', 'En az 0 olmalidir'],
    ['board_lengths', ', ', 'En az bir olcu yazin'],
    ['board_lengths', '2200, uzun', 'Milimetre olarak tam sayi yazin, ornegin 140'],
    ['board_lengths', '2200, 0', 'En az 1 olmalidir'],
    ['board_lengths', Array.from({ length: 21 }, (_, n) => n + 1).join(), 'En fazla 20 olcu yazilabilir'],
    ['weight_per_m', 'agir', 'Kilogram olarak bir sayi yazin, ornegin 3,6'],
    ['weight_per_m', '0', 'Sifirdan buyuk olmalidir'],
    ['weight_per_m', '99999', 'En fazla 20000 olabilir'],
  ])('%s "%s" is refused at its field: %s', (field, value, message) => {
    expect(check({ ...DECK, [field]: value })).toEqual({ errors: { [field]: [message] } });
  });
});
