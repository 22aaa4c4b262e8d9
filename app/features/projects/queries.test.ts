import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { findFeaturedProjects, findProject, findProjectPage, findProjectSlug } from './queries.server.ts';

async function addProject(db: Db, values: Record<string, unknown> = {}) {
  const row = {
    id: randomUUID(),
    title: 'Kandilli yalı terası',
    slug: randomUUID(),
    description: 'Boğaz’a bakan teras.',
    location: 'Üsküdar, İstanbul',
    completion_date: '2025-06-14T00:00:00.000Z',
    images: toJson(['/images/a.jpg']),
    features: toJson([]),
    specifications: toJson([]),
    search_text: '',
    created_at: '2025-06-14T00:00:00.000Z',
    updated_at: '2025-06-14T00:00:00.000Z',
    ...values,
  };
  await db.insertInto('projects').values(row).execute();
  return row;
}

onEachEngine('public projects', (opened) => {
  const db = () => opened().database.db;
  beforeEach(() => db().deleteFrom('projects').execute());

  it('shows active projects alone, the last completed first', async () => {
    await addProject(db(), { title: 'Eski', completion_date: '2023-01-01T00:00:00.000Z' });
    await addProject(db(), { title: 'Yeni', completion_date: '2025-01-01T00:00:00.000Z' });
    await addProject(db(), { title: 'Pasif', completion_date: '2026-01-01T00:00:00.000Z', is_active: false });
    const { items, total } = await findProjectPage(db());
    expect(items.map(({ title }) => title)).toEqual(['Yeni', 'Eski']);
    expect(total).toBe(2);
    expect((await findFeaturedProjects(db(), 1)).map(({ title }) => title)).toEqual(['Yeni']);
  });

  it('goes on to a second page past 24', async () => {
    for (let n = 0; n < 25; n++) await addProject(db());
    const second = await findProjectPage(db(), { page: 2 });
    expect([second.items.length, second.total]).toEqual([1, 25]);
  });

  it('shows the first image on a card and all of them on the page, each once', async () => {
    const { slug } = await addProject(db(), {
      images: toJson(['', '/images/b.jpg', '/images/a.jpg', '/images/b.jpg']),
    });
    expect((await findProjectPage(db())).items[0]?.picture).toEqual({ src: '/images/b.jpg' });
    const pictures = (await findProject(db(), slug))?.pictures;
    expect(pictures?.map(({ src }) => src)).toEqual(['/images/b.jpg', '/images/a.jpg']);
  });

  it('finds by slug and by id only while active', async () => {
    const shown = await addProject(db());
    const hidden = await addProject(db(), { is_active: false });
    expect((await findProject(db(), shown.slug))?.id).toBe(shown.id);
    expect(await findProject(db(), hidden.slug)).toBeUndefined();
    expect(await findProjectSlug(db(), shown.id)).toBe(shown.slug);
    expect(await findProjectSlug(db(), shown.id.toUpperCase())).toBe(shown.slug);
    expect(await findProjectSlug(db(), hidden.id)).toBeUndefined();
    expect(await findProjectSlug(db(), 'kandilli-yali-terasi')).toBeUndefined();
  });

  it.each<[string, unknown, string[]]>([
    ['a list of strings', ['210 m²'], ['210 m²']],
    ['a list of objects', [{ title: '210 m²' }], ['210 m²']],
    ['JSON text', JSON.stringify(['210 m²', '']), ['210 m²']],
    ['garbage', 'x', []],
    ['nothing', null, []],
  ])('reads features from %s', async (_, stored, read) => {
    const { slug } = await addProject(db(), { features: toJson(stored), specifications: toJson(stored) });
    const project = await findProject(db(), slug);
    expect(project?.features).toEqual(read);
    expect(project?.specifications).toEqual([]);
  });

  it('reads images from anything, and shows a project that has none', async () => {
    const { slug } = await addProject(db(), { images: toJson({}) });
    expect((await findProject(db(), slug))?.pictures).toEqual([]);
    expect((await findProjectPage(db())).items[0]?.picture).toBeNull();
  });
});
