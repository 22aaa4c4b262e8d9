import { describe, expect, it } from 'vitest';
import { env } from '#app/server/env.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { findSite, findSiteFacts } from './queries.server.ts';
import { NEVER_EDITED, saveContent } from './save.server.ts';
import { checkFacts, type FactsValues, readFactsForm, SITE_KEY, valuesOf } from './site-facts.ts';

const { url: _, ...first } = env.site;
const values = (changed: Partial<FactsValues> = {}): FactsValues => ({ ...valuesOf(first), ...changed });
const errorsOf = (changed: Partial<FactsValues>) => {
  const checked = checkFacts(values(changed));
  return 'errors' in checked ? checked.errors : undefined;
};

describe("the form of the company's facts", () => {
  it('takes the settings as they are', () => {
    expect(checkFacts(values())).toEqual({ facts: first });
  });

  it('reads back what it shows', () => {
    const shown = values({ holidays: [{ from: '2026-10-29', until: '', note: 'Cumhuriyet Bayramı' }] });
    const form = new FormData();
    for (const [name, value] of Object.entries(shown)) if (typeof value === 'string') form.set(name, value);
    for (const name of ['showroomHours', 'workingHours'] as const) {
      for (const [index, { open, from, until }] of shown[name].entries()) {
        if (open) form.set(`${name}.${index}.open`, 'on');
        form.set(`${name}.${index}.from`, from);
        form.set(`${name}.${index}.until`, until);
      }
    }
    for (const { from, until, note } of shown.holidays) {
      form.append('holidays.from', from);
      form.append('holidays.until', until);
      form.append('holidays.note', note);
    }
    expect(readFactsForm(form)).toEqual(shown);
  });

  it.each([
    ['a phone that is none', { phone: '555' }, { phone: 'Telefon +90 ile başlamalı: +90 212 555 01 23.' }],
    ['an empty name', { name: ' ' }, { name: 'Firma adı boş kalamaz.' }],
    ['a long name', { name: 'a'.repeat(61) }, { name: 'En fazla 60 karakter; şimdi 61.' }],
    [
      'a link that is not https',
      { instagram: 'javascript:alert(1)' },
      { instagram: 'Bu bağlantı açılmıyor; https:// ile başlamalı.' },
    ],
    ['a link over http', { x: 'http://x.com/a' }, { x: 'Bu bağlantı açılmıyor; https:// ile başlamalı.' }],
    ['a place off the globe', { lat: '91' }, { lat: expect.any(String) }],
    ['a place that is no number', { lng: 'Kadıköy' }, { lng: '-180 ile 180 arasında bir sayı yazın.' }],
    ['a year that is none', { foundedHome: '15' }, { foundedHome: 'Dört haneli bir yıl yazın.' }],
    [
      'hours that end before they begin',
      { showroomHours: values().showroomHours.with(2, { open: true, from: '18:00', until: '09:00' }) },
      { 'showroomHours.2': 'Kapanış saati açılıştan sonra olmalı.' },
    ],
    [
      'hours that are none',
      { workingHours: values().workingHours.with(0, { open: true, from: '', until: '25:00' }) },
      { 'workingHours.0': 'Saati 09:00 gibi yazın.' },
    ],
    [
      'a holiday that ends before it begins',
      { holidays: [{ from: '2026-10-29', until: '2026-10-28', note: '' }] },
      { 'holidays.0': 'Son gün ilk günden önce olamaz.' },
    ],
    [
      'a holiday without days',
      { holidays: [{ from: '', until: '', note: 'Bayram' }] },
      { 'holidays.0': 'Tatilin ilk gününü seçin.' },
    ],
  ])('tells of %s at its field', (_, changed, errors) => {
    expect(errorsOf(changed)).toEqual(errors);
  });

  it('leaves an empty network and an empty holiday out', () => {
    const checked = checkFacts(values({ x: '', holidays: [{ from: '', until: '', note: '' }] }));
    expect(checked).toMatchObject({ facts: { social: { x: '' }, holidays: [] } });
  });
});

onEachEngine("the company's facts", (opened) => {
  const db = () => opened().database.db;
  const save = (content: unknown, seen: string | null) => saveContent(db(), STAFF, SITE_KEY, content, seen);

  it('are the settings until staff save them, and then what they saved', async () => {
    expect((await findSiteFacts(db())).facts).toEqual(first);
    const changed = { ...first, phone: '+90 216 555 99 88' };
    expect(await save(changed, NEVER_EDITED)).toMatchObject({ ok: true });
    expect((await findSite(db())).phone).toBe('+90 216 555 99 88');
    const lines = await db().selectFrom('activity').select(['action', 'title']).where('entity', '=', 'site').execute();
    expect(lines).toEqual([{ action: 'create', title: 'Firma bilgileri' }]);
  });

  it('are not overwritten by a form that was opened before somebody else saved', async () => {
    expect(await save({ ...first, name: 'Eski' }, NEVER_EDITED)).toEqual({ ok: false, reason: 'changed-meanwhile' });
    const { savedAt } = await findSiteFacts(db());
    expect(await save({ ...first, name: 'Yeni' }, savedAt)).toMatchObject({ ok: true });
    expect((await findSite(db())).name).toBe('Yeni');
  });

  it('show the holidays to come, with their days in words', async () => {
    const holidays = [
      { from: '2026-10-28', until: '2026-10-29', note: 'Cumhuriyet Bayramı' },
      { from: '2026-12-31', until: '2027-01-01', note: '' },
    ];
    await save({ ...first, holidays }, null);
    const shown = async (now: string) => (await findSite(db(), new Date(now))).holidays.map(({ text }) => text);
    expect(await shown('2026-10-29T20:59:00Z')).toEqual(['28 – 29 Ekim 2026', '31 Aralık 2026 – 1 Ocak 2027']);
    // Midnight in Istanbul.
    expect(await shown('2026-10-29T21:00:00Z')).toEqual(['31 Aralık 2026 – 1 Ocak 2027']);
  });

  it.each(['not json', '{"phone": 5}', '[]'])('fall back to the settings when the row is %s', async (content) => {
    await db().updateTable('site_content').set({ content }).where('key', '=', SITE_KEY).execute();
    expect((await findSiteFacts(db())).facts).toEqual(first);
  });

  it('keep what an older version saved, and the settings for what it did not know', async () => {
    const content = JSON.stringify({ phone: '+90 216 555 11 22' });
    await db().updateTable('site_content').set({ content }).where('key', '=', SITE_KEY).execute();
    expect((await findSiteFacts(db())).facts).toEqual({ ...first, phone: '+90 216 555 11 22' });
  });
});
