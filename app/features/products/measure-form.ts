import { z } from 'zod';
import { MEASURE_MAX, type Measures, readMeasures } from './measures.ts';

// The section 'Hesaplama Olculeri' of the product form. Spelt without Turkish letters, as that screen is.

export const MEASURE_FIELDS = {
  board: ['board_width', 'gap', 'board_lengths', 'joist_spacing', 'joist_length', 'weight_per_m'],
  panel: ['bay_width', 'post_width', 'panel_heights', 'lamella_height'],
} as const;

export type MeasureKind = keyof typeof MEASURE_FIELDS;
export type MeasureField = (typeof MEASURE_FIELDS)[MeasureKind][number];
/** As typed; lists are separated by commas. */
export type MeasureValues = { measure_kind: MeasureKind } & Record<MeasureField, string>;
export type MeasureErrors = Partial<Record<MeasureField, string[]>>;

const FIELDS = Object.values(MEASURE_FIELDS).flat();
const LIST_MAX = 20;

const wholeNumber = (least = 1) =>
  z
    .string()
    .trim()
    .min(1, 'Bu olcu gereklidir')
    .regex(/^-?\d+$/, 'Milimetre olarak tam sayi yazin, ornegin 140')
    .transform(Number)
    .pipe(z.number().min(least, `En az ${least} olmalidir`).max(MEASURE_MAX, `En fazla ${MEASURE_MAX} olabilir`));

const list = z
  .string()
  .trim()
  .min(1, 'En az bir olcu yazin')
  .transform((text) => text.split(/[\s,;/]+/).filter(Boolean))
  .pipe(z.array(wholeNumber()).min(1, 'En az bir olcu yazin').max(LIST_MAX, `En fazla ${LIST_MAX} olcu yazilabilir`));

const weight = z
  .string()
  .trim()
  .regex(/^(\d{1,5}([.,]\d{1,3})?)?$/, 'Kilogram olarak bir sayi yazin, ornegin 3,6')
  .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))))
  .pipe(
    z.number().positive('Sifirdan buyuk olmalidir').max(MEASURE_MAX, `En fazla ${MEASURE_MAX} olabilir`).nullable(),
  );

const inputs = {
  board: z.object({
    board_width: wholeNumber(),
    gap: wholeNumber(0),
    board_lengths: list,
    joist_spacing: wholeNumber(),
    joist_length: wholeNumber(),
    weight_per_m: weight,
  }),
  panel: z.object({
    bay_width: wholeNumber(),
    post_width: wholeNumber(),
    panel_heights: list,
    lamella_height: wholeNumber(),
  }),
};

export function readMeasureForm(form: FormData): MeasureValues {
  const texts = FIELDS.map((name) => [name, String(form.get(name) ?? '')]);
  const measure_kind: MeasureKind = form.get('measure_kind') === 'panel' ? 'panel' : 'board';
  return { measure_kind, ...(Object.fromEntries(texts) as Record<MeasureField, string>) };
}

/** What the fields show of saved measures; all of them blank where there are none. */
export function measureValues(measures: Measures | null): MeasureValues {
  const blank = readMeasureForm(new FormData());
  if (measures === null) return blank;
  const join = (numbers: number[]) => numbers.join(', ');
  if (measures.kind === 'panel')
    return {
      ...blank,
      measure_kind: 'panel',
      bay_width: String(measures.bayWidth),
      post_width: String(measures.postWidth),
      panel_heights: join(measures.panelHeights),
      lamella_height: String(measures.lamellaHeight),
    };
  return {
    ...blank,
    board_width: String(measures.boardWidth),
    gap: String(measures.gap),
    board_lengths: join(measures.boardLengths),
    joist_spacing: String(measures.joistSpacing),
    joist_length: String(measures.joistLength),
    weight_per_m: measures.weightPerM === null ? '' : String(measures.weightPerM).replace('.', ','),
  };
}

/**
 * The fields of the chosen kind count. A product has no measures only when those of both kinds are blank, so that a kind
 * chosen by mistake does not erase them.
 */
export function checkMeasures(values: MeasureValues): { measures: Measures | null } | { errors: MeasureErrors } {
  const kind = values.measure_kind;
  if (FIELDS.every((name) => values[name].trim() === '')) return { measures: null };
  const parsed = inputs[kind].safeParse(values);
  if (parsed.success) return { measures: readMeasures({ kind, ...parsed.data }) };
  const errors: MeasureErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as MeasureField] ??= [message];
  return { errors };
}
