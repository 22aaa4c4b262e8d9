import { describe, expect, it } from 'vitest';
import { ContentChanges } from '#app/server/db/changes.server.ts';
import type { Change } from '#app/server/db/topics.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { findShownAnnouncement, watchAnnouncement } from './announcement.server.ts';
import {
  ANNOUNCEMENT_KEY,
  type AnnouncementValues,
  announcementValues,
  checkAnnouncement,
  NO_ANNOUNCEMENT,
  readAnnouncementForm,
} from './announcement.ts';
import { saveContent } from './save.server.ts';

const TYPED: AnnouncementValues = {
  text: 'Bayramda kapalıyız.',
  link: '/contact',
  from: '2026-10-28T09:00',
  until: '2026-10-30T00:00',
};
const ANNOUNCEMENT = {
  text: 'Bayramda kapalıyız.',
  link: '/contact',
  from: '2026-10-28T06:00:00.000Z',
  until: '2026-10-29T21:00:00.000Z',
};
const check = (changed: Partial<AnnouncementValues>) => checkAnnouncement({ ...TYPED, ...changed });

describe('the form of the announcement', () => {
  it('takes times of Istanbul, and shows them again', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(TYPED)) form.set(name, value);
    expect(checkAnnouncement(readAnnouncementForm(form))).toEqual({ announcement: ANNOUNCEMENT });
    expect(announcementValues(ANNOUNCEMENT)).toEqual(TYPED);
  });

  it('needs nothing: an empty one is none', () => {
    expect(checkAnnouncement({ text: '', link: '', from: '', until: '' })).toEqual({ announcement: NO_ANNOUNCEMENT });
  });

  it('puts the text on one line', () => {
    expect(check({ text: 'Bayramda\r\nkapalıyız.' })).toMatchObject({ announcement: { text: 'Bayramda kapalıyız.' } });
  });

  it.each(['', '/contact', '/products?category=deck#liste', 'https://example.com/a?b=c'])(
    'takes the link %j',
    (link) => {
      expect(check({ link })).toMatchObject({ announcement: { link } });
    },
  );

  const LINK = 'Bu bağlantı açılmıyor; / ya da https:// ile başlamalı.';
  it.each([
    ['a long text', { text: 'a'.repeat(101) }, { text: 'En fazla 100 karakter; şimdi 101.' }],
    ['a script as a link', { link: 'javascript:alert(1)' }, { link: LINK }],
    ['a link over http', { link: 'http://example.com/' }, { link: LINK }],
    ["another site's address without a scheme", { link: '//example.com' }, { link: LINK }],
    ['words as a link', { link: 'iletişim' }, { link: LINK }],
    ['a day that is none', { from: '2026-02-31T09:00' }, { from: 'Günü ve saati seçin.' }],
    ['words as a time', { until: 'yarın' }, { until: 'Günü ve saati seçin.' }],
    ['an end before the beginning', { until: '2026-10-28T08:59' }, { until: 'Bitiş başlangıçtan sonra olmalı.' }],
    ['an end at the beginning', { until: '2026-10-28T09:00' }, { until: 'Bitiş başlangıçtan sonra olmalı.' }],
  ])('tells of %s at its field', (_, changed, errors) => {
    expect(check(changed)).toEqual({ errors });
  });
});

onEachEngine('the announcement', (opened) => {
  const db = () => opened().database.db;
  const save = (content: unknown) => saveContent(db(), STAFF, ANNOUNCEMENT_KEY, content, null);
  const shownAt = async (iso: string) => (await findShownAnnouncement(db(), new Date(iso)))?.text;
  const [BEFORE, FIRST, LAST, AFTER] = [
    '2026-10-28T05:59:59.999Z',
    '2026-10-28T06:00:00.000Z',
    '2026-10-29T20:59:59.999Z',
    '2026-10-29T21:00:00.000Z',
  ] as const;

  it('is shown from its beginning to its end, and without them at once and for good', async () => {
    expect(await shownAt(FIRST)).toBeUndefined();
    expect(await save(ANNOUNCEMENT)).toMatchObject({ ok: true });
    expect(await Promise.all([BEFORE, FIRST, LAST, AFTER].map(shownAt))).toEqual([
      undefined,
      ANNOUNCEMENT.text,
      ANNOUNCEMENT.text,
      undefined,
    ]);
    await save({ ...ANNOUNCEMENT, from: null, until: null });
    expect(await shownAt('2099-01-01T00:00:00.000Z')).toBe(ANNOUNCEMENT.text);
    await save({ ...ANNOUNCEMENT, text: '', from: null, until: null });
    expect(await shownAt(FIRST)).toBeUndefined();
  });

  it('outdates cached pages when it appears and when it goes, and not in between', async () => {
    await save(ANNOUNCEMENT);
    const changes = new ContentChanges();
    const look = watchAnnouncement(db(), changes, new Date(BEFORE));
    const versionAt = async (iso: string) => {
      await look(new Date(iso));
      return changes.version;
    };
    expect(await versionAt(BEFORE)).toBe(0);
    expect(await versionAt(FIRST)).toBe(1);
    expect(await versionAt(LAST)).toBe(1);
    expect(await versionAt(AFTER)).toBe(2);
    expect(await versionAt(AFTER)).toBe(2);
  });

  it('that came and went between two looks leaves no page behind', async () => {
    const changes = new ContentChanges();
    const heard: Change[] = [];
    changes.onChange((change) => heard.push(change));
    await watchAnnouncement(db(), changes, new Date(BEFORE))(new Date(AFTER));
    expect(heard).toEqual([new Set(['site_content:announcement'])]);
  });

  it('is a line of the audit trail', async () => {
    const titles = await db().selectFrom('activity').select('title').distinct().where('entity', '=', 'site').execute();
    expect(titles).toEqual([{ title: 'Duyuru' }]);
  });

  it.each(['not json', '{"text": 5}', '[]'])('is none when its row is %s', async (content) => {
    await db().updateTable('site_content').set({ content }).where('key', '=', ANNOUNCEMENT_KEY).execute();
    expect(await shownAt(FIRST)).toBeUndefined();
  });
});
