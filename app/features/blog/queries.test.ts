import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#app/server/db/schema.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { findOtherPosts, findPost, findPostPage } from './queries.server.ts';

async function addPost(db: Db, title: string, values: Record<string, unknown> = {}) {
  const row = {
    id: randomUUID(),
    title,
    slug: randomUUID(),
    content: `<p>${title}</p>`,
    image_url: null,
    status: 'published' as const,
    is_published: true,
    author_id: randomUUID(),
    search_text: '',
    created_at: '2025-10-03T09:00:00.000Z',
    updated_at: '2025-10-03T09:00:00.000Z',
    ...values,
  };
  await db.insertInto('blog_posts').values(row).execute();
  return row;
}

onEachEngine('public posts', (opened) => {
  const db = () => opened().database.db;
  beforeEach(() => db().deleteFrom('blog_posts').execute());

  it('shows published posts alone, newest first, whatever the editor says of their status', async () => {
    await addPost(db(), 'Eski', { created_at: '2024-01-01T00:00:00.000Z' });
    await addPost(db(), 'Yeni', { created_at: '2025-01-01T00:00:00.000Z', status: 'draft' });
    const draft = await addPost(db(), 'Taslak', { is_published: false, status: 'published' });
    const { items, total } = await findPostPage(db());
    expect(items.map(({ title }) => title)).toEqual(['Yeni', 'Eski']);
    expect(total).toBe(2);
    expect(await findPost(db(), draft.slug)).toBeUndefined();
  });

  it('cuts the excerpt at 150 characters of plain text followed by three dots', async () => {
    await addPost(db(), 'Uzun', { content: `<p>${'ğ'.repeat(100)}</p><p>${'ş'.repeat(100)}</p>` });
    expect((await findPostPage(db())).items[0]?.excerpt).toBe(`${'ğ'.repeat(100)} ${'ş'.repeat(49)}...`);
  });

  it('gives up to five other published posts, newest first', async () => {
    const read = await addPost(db(), 'Okunan');
    for (let n = 1; n <= 6; n++) await addPost(db(), `Yazı ${n}`, { created_at: `2025-01-0${n}T00:00:00.000Z` });
    await addPost(db(), 'Taslak', { is_published: false });
    const others = await findOtherPosts(db(), read.slug, 5);
    expect(others.map(({ title }) => title)).toEqual(['Yazı 6', 'Yazı 5', 'Yazı 4', 'Yazı 3', 'Yazı 2']);
  });

  it('goes on to a second page past 24', async () => {
    for (let n = 0; n < 25; n++) await addPost(db(), `Yazı ${n}`);
    const second = await findPostPage(db(), { page: 2 });
    expect([second.items.length, second.total]).toEqual([1, 25]);
  });
});
