import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { checkPart } from './check-part.server.ts';
import type { Content, Fields } from './fields.ts';
import { findContent } from './find-content.server.ts';
import { type FoundPart, findPart, PAGES } from './pages.server.ts';
import { findPartForEditing } from './part-for-editing.server.ts';
import { readPart } from './read-part.ts';
import { NEVER_EDITED, savePart } from './save.server.ts';

const NOW = '2026-11-16T09:00:00.000Z';
const found = (page: string, part: string) => findPart(page, part) as FoundPart;
const hero = found('home', 'hero');
const benefits = found('home', 'benefits');
const everyPart = Object.entries(PAGES).flatMap(([page, { parts }]) =>
  Object.keys(parts).map((part) => found(page, part)),
);

const errorsOf = ({ part }: FoundPart, changed: Partial<Content<Fields>>) => {
  const checked = checkPart(part, { ...part.original, ...changed } as Content<Fields>);
  return 'errors' in checked ? checked.errors : undefined;
};

describe('the parts that staff edit', () => {
  it.each(everyPart.map((part) => [part.key, part] as const))('%s accepts its original as it is', (_, { part }) => {
    expect(checkPart(part, part.original)).toEqual({ content: part.original });
  });

  it('are read from the form under the names of their fields, rows in their order', () => {
    const form = new FormData();
    form.set('title', 'Satır bir\r\nSatır iki');
    form.set('picture.src', '/images/a.jpg');
    form.set('picture.alt', 'Bir teras');
    form.set('figures.1.value', '2');
    form.set('figures.0.value', '1');
    const read = readPart(hero.part.fields, form);
    expect(read).toMatchObject({
      title: 'Satır bir\nSatır iki',
      picture: { src: '/images/a.jpg', alt: 'Bir teras' },
      figures: [
        { value: '1', label: '' },
        { value: '2', label: '' },
      ],
    });
  });

  it.each([
    ['an empty text', hero, { title: ' ' }, { title: 'Başlık boş kalamaz.' }],
    ['a long text', hero, { title: 'a'.repeat(61) }, { title: 'En fazla 60 karakter; şimdi 61.' }],
    ['a text of two lines', hero, { contact: 'a\nb' }, { contact: 'Bu alan tek satır olmalı.' }],
    [
      'a placeholder that is none',
      hero,
      { text: '{telefn}' },
      { text: expect.stringContaining('{telefn} bilinmiyor') },
    ],
    ['a missing picture', hero, { picture: { src: '', alt: '' } }, { 'picture.src': expect.any(String) }],
    [
      'a picture that is none',
      hero,
      { picture: { src: 'javascript:1', alt: '' } },
      { 'picture.src': expect.any(String) },
    ],
    ['too few rows', benefits, { items: [] }, { items: 'Faydalar: en az 3 satır olmalı.' }],
    [
      'a choice that is none',
      benefits,
      {
        items: [
          ...(benefits.part.original.items as object[]).slice(1),
          { drawing: 'x', title: 'a', text: 'b' },
        ] as never,
      },
      { 'items.5.drawing': 'Listeden birini seçin.' },
    ],
    [
      'shares that are not a whole',
      found('material', 'composition'),
      { parts: ['60', '30', '5'].map((percent) => ({ percent, name: 'a' })) },
      { parts: 'Oranların toplamı 100 olmalı; şimdi 95.' },
    ],
  ])('tells of %s at its field', (_, part, changed, errors) => {
    expect(errorsOf(part, changed)).toEqual(errors);
  });
});

onEachEngine('the content of a page', (opened) => {
  const db = () => opened().database.db;
  const save = (part: FoundPart, content: Content<Fields>, seen: string | null = null) =>
    savePart(db(), STAFF, part, content, seen);
  const versionOf = async (part: FoundPart) => (await findPartForEditing(db(), part)).version;

  it('is the original until staff save a part, with the facts of the company filled in', async () => {
    const { home } = await findContent(db(), 'home');
    expect(home.hero.title).toEqual(['Ahşabın sıcaklığı,', 'dört mevsim dışarıda.']);
    expect(home.company.title).toBe('2015’ten beri İstanbul’da dış mekân kuruyoruz.');
    expect(home.changedAt).toBeNull();
  });

  it('is what staff saved, with a line in the audit trail', async () => {
    expect(await save(hero, { ...hero.part.original, title: 'Yeni başlık, {firma}' }, NEVER_EDITED)).toMatchObject({
      ok: true,
    });
    const { home } = await findContent(db(), 'home');
    expect(home.hero.title).toEqual(['Yeni başlık, Örnek Kompozit']);
    expect(home.hero.contact).toBe('Teklif Alın');
    expect(home.changedAt).not.toBeNull();
    const lines = await db().selectFrom('activity').select(['action', 'title']).where('entity', '=', 'site').execute();
    expect(lines).toEqual([{ action: 'create', title: 'Ana sayfa: Kapak' }]);
  });

  it('is not overwritten by a form that was opened before somebody else saved', async () => {
    const refused = { ok: false, reason: 'changed-meanwhile' };
    expect(await save(hero, { ...hero.part.original, title: 'Eski' }, NEVER_EDITED)).toEqual(refused);
    expect(await save(hero, hero.part.original, NEVER_EDITED)).toEqual(refused);
  });

  it('hides and moves sections', async () => {
    const order = [
      { name: 'callToAction', shown: true },
      { name: 'benefits', shown: false },
    ];
    await save(found('home', 'sections'), { order } as never);
    const { home } = await findContent(db(), 'home');
    expect(home.sections.order[0]).toBe('callToAction');
    expect(home.sections.order).not.toContain('benefits');
    expect(home.sections.order).toContain('newsletter');
  });

  it('follows the code again when the original text is saved', async () => {
    await save(hero, hero.part.original, await versionOf(hero));
    expect(await versionOf(hero)).toBe(NEVER_EDITED);
    const rows = await db().selectFrom('site_content').select('key').where('key', '=', 'home.hero').execute();
    expect(rows).toEqual([]);
  });

  it.each(['not json', '[]', '{"title": 5, "picture": "x"}'])(
    'falls back to the original when the row is %s',
    async (content) => {
      await db().deleteFrom('site_content').execute();
      await db()
        .insertInto('site_content')
        .values({ id: randomUUID(), key: 'home.hero', content, created_at: NOW, updated_at: NOW })
        .execute();
      const { home } = await findContent(db(), 'home');
      expect(home.hero.title).toEqual(['Ahşabın sıcaklığı,', 'dört mevsim dışarıda.']);
      expect(home.hero.picture.alt).toContain('terası');
    },
  );
});
