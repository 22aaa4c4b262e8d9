import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#app/server/db/schema.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { findGalleryPage } from './queries.server.ts';

async function addItem(
  db: Db,
  title: string,
  values: { type?: 'product' | 'project'; is_active?: boolean; day?: number } = {},
) {
  const { type = 'product', is_active = true, day = 1 } = values;
  const created_at = `2025-10-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  await db
    .insertInto('gallery')
    .values({
      id: randomUUID(),
      title,
      description: null,
      image_url: '/images/a.jpg',
      type,
      is_active,
      search_text: '',
      created_at,
      updated_at: created_at,
    })
    .execute();
}

onEachEngine('public gallery', (opened) => {
  const db = () => opened().database.db;
  beforeEach(() => db().deleteFrom('gallery').execute());

  it('shows active items alone, newest first', async () => {
    await addItem(db(), 'Eski', { day: 1 });
    await addItem(db(), 'Yeni', { day: 2 });
    await addItem(db(), 'Pasif', { day: 3, is_active: false });
    const { items, total } = await findGalleryPage(db());
    expect(items.map(({ title }) => title)).toEqual(['Yeni', 'Eski']);
    expect(items[0]).toMatchObject({ picture: { src: '/images/a.jpg' }, type: 'product', description: null });
    expect(total).toBe(2);
  });

  it('filters by type', async () => {
    await addItem(db(), 'Ürün');
    await addItem(db(), 'Proje', { type: 'project' });
    expect((await findGalleryPage(db(), { type: 'project' })).items.map(({ title }) => title)).toEqual(['Proje']);
  });

  it('goes on to a second page past 24', async () => {
    for (let n = 0; n < 25; n++) await addItem(db(), `Görsel ${n}`);
    const second = await findGalleryPage(db(), { page: 2 });
    expect([second.items.length, second.total]).toEqual([1, 25]);
  });
});
