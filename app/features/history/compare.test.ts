import { expect, it } from 'vitest';
import { type RecordField, textField } from '#app/shared/record-fields.ts';
import { compareVersions } from './compare.server.ts';
import { compareWords } from './compare-words.server.ts';
import { describeChange } from './describe.ts';

const WORDS = 26_000;
/** So many different words in another order for each `seed`: no two texts have a long run in common. */
const shuffled = (seed: number) =>
  Array.from({ length: WORDS }, (_, i) => `söz${(i * (2 * seed + 7919)) % WORDS}`).join(' ');
const title = (text: string) => textField('title', 'Başlık', text);

it('a version is compared with the one before it, the first with none', async () => {
  const versions = [{ fields: [title('Yeni')] }, { fields: [title('Eski')] }, { fields: [title('Eski')] }];
  const compared = await compareVersions(
    versions.map(({ fields: said }, number) => ({ number, said })),
    ({ said }) => said,
  );
  expect(compared.map(({ number, fields }) => [number, fields[0]?.changed])).toEqual([
    [0, true],
    [1, false],
    [2, false],
  ]);
  expect(describeChange('update', compared[0]?.fields ?? [])).toBe('Başlık değişti');
});

it('an entry that is new or gone is a change, and so is becoming active', async () => {
  const states: RecordField[][] = [
    [textField('is_active', 'Durum', 'Aktif')],
    [textField('is_active', 'Durum', 'Pasif')],
    [textField('is_active', 'Durum', 'Pasif'), textField('feature', 'Özellik', '')],
  ];
  const compared = await compareVersions(
    states.map((said) => ({ said })),
    ({ said }) => said,
  );
  expect(compared.map(({ fields }) => describeChange('update', fields))).toEqual([
    'Pasiften aktife alındı',
    'Özellik değişti',
    'Kaydedildi',
  ]);
});

it('other requests are answered between two versions', async () => {
  let turns = 0;
  let over = false;
  const takeTurn = () => {
    turns += 1;
    if (!over) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const seen: number[] = [];
  await compareVersions(
    Array.from({ length: 10 }, (_, number) => ({ number })),
    () => {
      seen.push(turns);
      return [];
    },
  );
  over = true;
  expect(new Set(seen).size).toBe(10);
});

it('words are told as far as the time allows; then a field says only that it changed', async () => {
  const text = (key: string, textBefore: string, said: string) => ({
    ...{ key, label: key, group: undefined, changed: textBefore !== said },
    ...{ textBefore, text: said },
  });
  const told = await compareWords([
    text('title', 'Eski deck', 'Yeni deck'),
    text('same', 'Aynı', 'Aynı'),
    text('long', shuffled(1), shuffled(2)),
    text('after', 'Bir', 'İki'),
    { key: 'picture', label: 'Görsel', group: undefined, changed: true, before: [], after: ['/images/a.jpg'] },
  ]);
  expect(told.map((field) => ('words' in field ? field.words : field.after))).toEqual([
    [{ text: 'Eski', change: 'out' }, { text: 'Yeni', change: 'in' }, { text: ' deck' }],
    [{ text: 'Aynı' }],
    null,
    null,
    ['/images/a.jpg'],
  ]);
  expect(told.map(({ changed }) => changed)).toEqual([true, false, true, true, true]);
});
