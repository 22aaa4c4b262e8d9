import { expect, it, vi } from 'vitest';
import { posts } from '#app/features/blog/record.server.ts';
import { sweepUnsavedPictures } from '#app/server/pictures/unused.server.ts';
import { createRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { hasFile, storeTestPicture, useTestStore } from '#tests/support/stored-picture.ts';

onEachEngine('pictures of saved records', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();

  it('that are all in use cost a sweep no transaction', async () => {
    const inText = await storeTestPicture(db(), store());
    const content = `<p><img src="${inText}"></p>`;
    await createRecord(db(), posts, STAFF, { title: 'İkinci yazı', content, image_url: null, status: 'draft' });
    await db().updateTable('pictures').set({ created_at: '2025-01-01T00:00:00.000Z' }).execute();
    const transactions = vi.spyOn(db(), 'transaction');
    await sweepUnsavedPictures(db(), store());
    expect([transactions.mock.calls.length, await hasFile(store(), inText)]).toEqual([0, true]);
    transactions.mockRestore();
  });
});
