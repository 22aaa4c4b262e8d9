import { z } from 'zod';
import { type CalculatorForm, type Kind, PARTS_AT_MOST, PLACES } from './form.ts';

/** No number or slug is longer. What is cut off could not have been read anyway. */
const text = z.string().transform((value) => value.trim().slice(0, 120));
const texts = z.array(text);
const address = z.object({
  tur: text,
  urun: text,
  renk: text,
  yukseklik: text,
  halka: text,
  en: texts,
  boy: texts,
  yer: texts,
  duvar: texts,
  kol: texts,
  kapi: texts,
  acik_en: texts,
  acik_boy: texts,
});

export function readAddress(query: URLSearchParams): CalculatorForm {
  const one = (name: string) => query.get(name) ?? '';
  const all = (name: string) => query.getAll(name);
  const given = address.parse({
    ...Object.fromEntries(['tur', 'urun', 'renk', 'yukseklik', 'halka'].map((name) => [name, one(name)])),
    ...Object.fromEntries(
      ['en', 'boy', 'yer', 'duvar', 'kol', 'kapi', 'acik_en', 'acik_boy'].map((name) => [name, all(name)]),
    ),
  });
  const parts = lines(given.en.length, given.boy.length).map((index) => ({
    en: given.en[index] ?? '',
    boy: given.boy[index] ?? '',
    yer: index === 0 ? '' : given.yer[index - 1] || PLACES[0],
  }));
  const runs = lines(given.kol.length, given.kapi.length).map((index) => ({
    kol: given.kol[index] ?? '',
    kapi: given.kapi[index] ?? '',
  }));
  const openings = lines(given.acik_en.length, given.acik_boy.length).map((index) => ({
    acik_en: given.acik_en[index] ?? '',
    acik_boy: given.acik_boy[index] ?? '',
  }));
  return {
    tur: given.tur,
    urun: given.urun,
    renk: given.renk,
    parts: parts.slice(0, PARTS_AT_MOST),
    duvar: [...new Set(given.duvar.slice(0, PARTS_AT_MOST))],
    runs: runs.slice(0, PARTS_AT_MOST),
    yukseklik: given.yukseklik,
    halka: given.halka === '1',
    openings: openings.slice(0, PARTS_AT_MOST),
    tooMany: [parts, runs, openings].some(({ length }) => length > PARTS_AT_MOST),
  };
}

/** Only the names that the kind uses, so that a link says nothing twice. */
export function writeAddress(form: CalculatorForm, kind: Kind): URLSearchParams {
  const query = new URLSearchParams({ tur: kind });
  if (form.urun) query.set('urun', form.urun);
  if (form.renk) query.set('renk', form.renk);
  if (kind === 'cit') {
    for (const { kol, kapi } of form.runs) add(query, { kol, kapi });
    if (form.yukseklik) query.set('yukseklik', form.yukseklik);
    if (form.halka) query.set('halka', '1');
    return query;
  }
  for (const [index, { en, boy, yer }] of form.parts.entries()) {
    add(query, { en, boy, ...(kind === 'deck' && index > 0 && { yer }) });
  }
  if (kind === 'deck') for (const side of form.duvar) query.append('duvar', side);
  if (kind === 'cephe') for (const opening of form.openings) add(query, { ...opening });
  return query;
}

/** Commas may stand in a query as they are, and are easier to read there. */
export function addressText(form: CalculatorForm, kind: Kind): string {
  return writeAddress(form, kind).toString().replaceAll('%2C', ',');
}

function add(query: URLSearchParams, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) query.append(name, value);
}

function lines(...lengths: number[]): number[] {
  return Array.from({ length: Math.max(...lengths) }, (_, index) => index);
}

const EDIT = z.object({
  ekle: z.enum(['parca', 'aciklik']).optional().catch(undefined),
  /** "parca-2": the third. */
  sil: z
    .string()
    .regex(/^(?:parca|aciklik)-\d{1,2}$/)
    .optional()
    .catch(undefined),
});

/** True if one of the form's own buttons was pressed: "Dikdörtgen ekle", "Kaldır" … */
export function isEdit(query: URLSearchParams): boolean {
  return query.has('ekle') || query.has('sil');
}

/** The form after that button, as if the visitor had changed the list of parts by hand. */
export function applyEdit(form: CalculatorForm, kind: Kind, query: URLSearchParams): CalculatorForm {
  const { ekle, sil } = EDIT.parse({ ekle: query.get('ekle') ?? undefined, sil: query.get('sil') ?? undefined });
  const [list, index] = sil?.split('-') ?? [];
  const without = <T>(items: T[], name: string) =>
    list === name ? items.filter((_, at) => at !== Number(index)) : items;
  const withNew = <T>(items: T[], name: string, fresh: T) =>
    ekle === name && items.length < PARTS_AT_MOST ? [...items, fresh] : items;
  const edit = <T>(items: T[], name: string, fresh: T) => withNew(without(items, name), name, fresh);
  const isFence = kind === 'cit';
  return {
    ...form,
    parts: isFence ? form.parts : edit(form.parts, 'parca', { en: '', boy: '', yer: PLACES[0] }),
    runs: isFence ? edit(form.runs, 'parca', { kol: '', kapi: '' }) : form.runs,
    openings: edit(form.openings, 'aciklik', { acik_en: '', acik_boy: '' }),
  };
}
