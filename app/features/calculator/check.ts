import type { z } from 'zod';
import {
  type CalculatorForm,
  type Errors,
  type Kind,
  PARTS_AT_MOST,
  PLACES,
  type Place,
  SIDES,
  type Side,
} from './form.ts';
import { metres } from './measure.ts';
import { writeMetres } from './written.ts';

/** What is to be calculated, in millimetres. */
export type Wanted =
  | { kind: 'deck'; parts: { width: number; depth: number; place?: Place }[]; walls: Side[] }
  | { kind: 'cit'; runs: { length: number; gate: number | null }[]; height: number; ring: boolean }
  | { kind: 'cephe'; walls: Size[]; openings: Size[] };

interface Size {
  width: number;
  height: number;
}

const SIDE_LENGTH = metres();
const OPENING = metres({ shortest: 100 });

/** Reads the texts of the form. `wanted` is null as long as one of them is wrong, or none was given. */
export function checkMeasures(
  form: CalculatorForm,
  kind: Kind,
  heights: readonly number[],
): { errors: Errors; wanted: Wanted | null } {
  const fields = new Fields();
  if (form.tooMany) {
    fields.errors.olculer = `En çok ${PARTS_AT_MOST} parça hesaplayabiliyoruz; daha büyüğü için bize yazın.`;
  }
  const wanted = kind === 'cit' ? readFence(form, fields, heights) : readRectangles(form, kind, fields);
  const given = (kind === 'cit' ? form.runs : form.parts).length > 0;
  return { errors: fields.errors, wanted: given && Object.keys(fields.errors).length === 0 ? wanted : null };
}

function readRectangles(form: CalculatorForm, kind: 'deck' | 'cephe', fields: Fields): Wanted {
  const sizes = begun(form.parts, ({ en, boy }) => en + boy).map(({ en, boy, yer }, index) => ({
    width: fields.read(`en-${index}`, en, SIDE_LENGTH),
    height: fields.read(`boy-${index}`, boy, SIDE_LENGTH),
    yer,
  }));
  if (kind === 'cephe') {
    const openings = begun(form.openings, ({ acik_en, acik_boy }) => acik_en + acik_boy, 0);
    return {
      kind,
      walls: sizes.map(({ width, height }) => ({ width, height })),
      openings: openings.map(({ acik_en, acik_boy }, index) => ({
        width: fields.read(`acik_en-${index}`, acik_en, OPENING),
        height: fields.read(`acik_boy-${index}`, acik_boy, OPENING),
      })),
    };
  }
  const parts = sizes.map(({ width, height: depth, yer }, index) => {
    if (index === 0) return { width, depth };
    const place = PLACES.find((known) => known === yer);
    if (!place) fields.errors[`yer-${index}`] = 'Parçanın yerini listeden seçin.';
    return { width, depth, place: place ?? PLACES[0] };
  });
  const walls = SIDES.filter((side) => form.duvar.includes(side));
  if (walls.length < form.duvar.length) fields.errors.duvar = 'Duvar kenarlarını yeniden işaretleyin.';
  return { kind, parts, walls };
}

function readFence(form: CalculatorForm, fields: Fields, heights: readonly number[]): Wanted {
  const runs = begun(form.runs, ({ kol, kapi }) => kol + kapi).map(({ kol, kapi }, index) => {
    const length = fields.read(`kol-${index}`, kol, SIDE_LENGTH);
    const gate = kapi ? fields.read(`kapi-${index}`, kapi, SIDE_LENGTH) : null;
    if (gate && length && gate > length) {
      fields.errors[`kapi-${index}`] = `Kapı bu kola sığmıyor: kapı eni ${writeMetres(length)} m’yi geçmemeli.`;
    }
    return { length, gate };
  });
  const height = form.yukseklik ? fields.read('yukseklik', form.yukseklik, SIDE_LENGTH) : (heights[0] ?? 0);
  if (height && !heights.includes(height)) {
    const known = heights.map((mm) => `${writeMetres(mm)} m`).join(', ');
    fields.errors.yukseklik = `Bu ürünün yükseklikleri: ${known}.`;
  }
  return { kind: 'cit', runs, height, ring: form.halka };
}

/** Without the untouched lines at the end, which "Dikdörtgen ekle" has just added; `least` lines are always read. */
function begun<T>(lines: T[], textOf: (line: T) => string, least = 1): T[] {
  return lines.slice(0, Math.max(least, lines.findLastIndex((line) => textOf(line) !== '') + 1));
}

class Fields {
  errors: Errors = {};

  /** 0 for what cannot be read: the error says so, and nothing is calculated. */
  read(name: string, text: string, schema: z.ZodType<number, string>): number {
    const { success, data, error } = schema.safeParse(text);
    if (!success) this.errors[name] = error.issues[0]?.message ?? '';
    return data ?? 0;
  }
}
