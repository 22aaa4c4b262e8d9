import { z } from 'zod';
import { readList } from '#app/shared/lists.ts';

/** Everything in millimetres, except the weight: kg per running metre. */
export interface BoardMeasures {
  kind: 'board';
  boardWidth: number;
  gap: number;
  /** The lengths in which boards are sold, shortest first. */
  boardLengths: number[];
  joistSpacing: number;
  joistLength: number;
  weightPerM: number | null;
}

export interface PanelMeasures {
  kind: 'panel';
  bayWidth: number;
  postWidth: number;
  /** The heights in which panels are sold, lowest first. */
  panelHeights: number[];
  lamellaHeight: number;
}

export type Measures = BoardMeasures | PanelMeasures;

/** What the calculator knows of a product. */
export interface MeasuredProduct {
  slug: string;
  title: string;
  category: string;
  measures: Measures;
  /** The visible colours that it has pictures in, in their order. */
  colors: MeasuredColor[];
}

export interface MeasuredColor {
  slug: string;
  name: string;
  hex_code: string;
}

export const MEASURE_MAX = 20_000;
const length = z.number().int().min(1).max(MEASURE_MAX);
const lengths = z
  .unknown()
  .transform((value) => [...new Set(readList(value, length))].sort((a, b) => a - b))
  .pipe(z.array(length).min(1));

const boardRow = z
  .object({
    kind: z.literal('board'),
    board_width: length,
    gap: z.number().int().min(0).max(MEASURE_MAX),
    board_lengths: lengths,
    joist_spacing: length,
    joist_length: length,
    weight_per_m: z.number().positive().nullable().catch(null),
  })
  .transform(
    (row): BoardMeasures => ({
      kind: 'board',
      boardWidth: row.board_width,
      gap: row.gap,
      boardLengths: row.board_lengths,
      joistSpacing: row.joist_spacing,
      joistLength: row.joist_length,
      weightPerM: row.weight_per_m,
    }),
  );

const panelRow = z
  .object({
    kind: z.literal('panel'),
    bay_width: length,
    post_width: length,
    panel_heights: lengths,
    lamella_height: length,
  })
  .transform(
    (row): PanelMeasures => ({
      kind: 'panel',
      bayWidth: row.bay_width,
      postWidth: row.post_width,
      panelHeights: row.panel_heights,
      lamellaHeight: row.lamella_height,
    }),
  );

const measuresRow = z.union([boardRow, panelRow]).nullable().catch(null);

/** A product without measures, or with a row that makes no sense, simply has no calculator. */
export function readMeasures(row: unknown): Measures | null {
  return measuresRow.parse(row ?? null);
}
