import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findActivity } from '#app/features/activity/admin-queries.server.ts';
import { findPublicTitles } from '#app/features/blog/queries.server.ts';
import { posts } from '#app/features/blog/record.server.ts';
import { setPostPublished } from '#app/features/blog/service.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';

const author = { id: randomUUID(), email: 'ayse@example.com' };
const other = { id: randomUUID(), email: 'fatma@example.com' };
const post = (title: string) => ({ title, content: '<p>a</p>', image_url: null, status: 'draft' as const });

onEachEngine('the audit trail, read by another author', (opened) => {
  const db = () => opened().database.db;
  const readBy = async ({ id }: typeof author) => {
    const { rows } = await findActivity(db(), { id, findPublicTitles }, 1);
    return rows.map(({ action, title }) => `${action} ${title}`.trim()).sort();
  };

  it('does not tell the title of a draft, nor the one that a post had as a draft, nor that of a deleted one', async () => {
    const draft = await createRecord(db(), posts, author, post('Taslak'));
    const published = await createRecord(db(), posts, author, post('Eski ad'));
    if (!draft.ok || !published.ok) throw new Error('not saved');
    await updateRecord(db(), posts, author, published.id, post('Yayındaki ad'), null);
    await setPostPublished(db(), author, published.id, true);
    const all = ['create Eski ad', 'create Taslak', 'publish Yayındaki ad', 'update Yayındaki ad'];
    expect(await readBy(author)).toEqual(all);
    expect(await readBy(other)).toEqual(['create', 'create', 'publish Yayındaki ad', 'update Yayındaki ad']);

    await setPostPublished(db(), author, published.id, false);
    await deleteRecord(db(), posts, author, draft.id);
    expect(await readBy(other)).toEqual(['create', 'create', 'delete', 'publish', 'unpublish', 'update']);
    expect(await readBy(author)).toContain('delete Taslak');
  });
});
