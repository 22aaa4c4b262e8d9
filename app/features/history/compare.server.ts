import { diffWords } from 'diff';
import type { RecordField } from '#app/shared/record-fields.ts';

/** A piece of a text: as it was, taken out, or put in. */
export type Piece = { text: string; change?: 'out' | 'in' };

export type ComparedField = { key: string; label: string; group: string | undefined; changed: boolean } & (
  | { words: Piece[] }
  | { before: string[]; after: string[] }
);

/** Comparing two long texts without a word in common takes seconds; then the whole text is told as changed. */
const LIMIT_MS = 200;

/** What each field says now, and what it said before. Without a state before, nothing is told as changed. */
export function compareFields(before: RecordField[] | null, after: RecordField[]): ComparedField[] {
  const known = new Map(before?.map((field) => [field.key, field]));
  const compared = after.map((field) => compareField(before === null ? field : known.get(field.key), field));
  const left = new Set(after.map(({ key }) => key));
  const gone = (before ?? []).filter(({ key }) => !left.has(key));
  return [...compared, ...gone.map((field) => compareField(field, emptied(field)))];
}

const emptied = (field: RecordField): RecordField =>
  'pictures' in field ? { ...field, pictures: [] } : { ...field, text: '' };

function compareField(old: RecordField | undefined, field: RecordField): ComparedField {
  const { key, label, group } = field;
  if ('pictures' in field) {
    const before = old && 'pictures' in old ? old.pictures : [];
    const changed = JSON.stringify(before) !== JSON.stringify(field.pictures);
    return { key, label, group, changed, before, after: field.pictures };
  }
  const text = old && 'text' in old ? old.text : '';
  // An entry without a text is still new, or gone.
  return { key, label, group, changed: text !== field.text || !old, words: compareWords(text, field.text) };
}

export function compareWords(before: string, after: string): Piece[] {
  if (before === after) return [{ text: after }];
  const found = diffWords(before, after, { timeout: LIMIT_MS });
  const pieces = found ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return pieces
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({
      text: value,
      ...(removed && { change: 'out' as const }),
      ...(added && { change: 'in' as const }),
    }));
}
