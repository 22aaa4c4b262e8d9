import { setImmediate as giveWay } from 'node:timers/promises';
import type { RecordField } from '#app/shared/record-fields.ts';

export type ComparedField = { key: string; label: string; group: string | undefined; changed: boolean } & (
  | { textBefore: string; text: string }
  | { before: string[]; after: string[] }
);

/**
 * Each version with what its fields say, and said in the one before it, which follows in the list. The last of the list has
 * none: nothing is told as changed. A long history takes a while, so other requests are answered between two versions.
 */
export async function compareVersions<Version>(
  versions: Version[],
  fieldsOf: (version: Version) => RecordField[],
): Promise<(Version & { fields: ComparedField[] })[]> {
  const compared: (Version & { fields: ComparedField[] })[] = [];
  let before: RecordField[] | null = null;
  for (const version of versions.toReversed()) {
    await giveWay();
    const after = fieldsOf(version);
    compared.push({ ...version, fields: compareFields(before, after) });
    before = after;
  }
  return compared.reverse();
}

function compareFields(before: RecordField[] | null, after: RecordField[]): ComparedField[] {
  const known = new Map(before?.map((field) => [field.key, field]));
  const compared = after.map((field) => compareField(before === null ? field : known.get(field.key), field));
  const left = new Set(after.map(({ key }) => key));
  const gone = (before ?? []).filter(({ key }) => !left.has(key));
  return [...compared, ...gone.map((field) => ({ ...compareField(field, emptied(field)), changed: true }))];
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
  const textBefore = old && 'text' in old ? old.text : '';
  // An entry without a text is still new.
  return { key, label, group, changed: textBefore !== field.text || !old, textBefore, text: field.text };
}
