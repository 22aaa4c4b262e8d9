import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PICTURE_COLUMNS } from '#app/server/db/schema.ts';
import { isPictureUsed } from '#app/server/pictures/unused.server.ts';
import { eraseFromBin } from '#app/server/records/bin.server.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import { changeRecord, createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { findRedirect } from '#app/server/redirects.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { findShowroomRows } from '#tests/support/showrooms/admin-queries.server.ts';
import { showrooms } from '#tests/support/showrooms/record.server.ts';
import { createShowroomTable } from '#tests/support/showrooms/table.ts';
import { STAFF } from '#tests/support/staff.ts';
import { hasFile, storeTestPicture, sweepPictures, useTestStore } from '#tests/support/stored-picture.ts';

// What `server/records` does for a declared kind of record, tried on one that the product does not have.

onEachEngine('a new kind of record', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();
  beforeAll(() => createShowroomTable(db()));
  const pictures = { table: 'showrooms', column: 'image_url', holds: 'address' } as const;
  beforeAll(() => void PICTURE_COLUMNS.push(pictures));
  afterAll(() => void PICTURE_COLUMNS.pop());

  const input = (over = {}) => ({ title: `Mağaza ${randomUUID()}`, image_url: null, is_active: true, ...over });
  const create = async (over = {}) => {
    const saved = await createRecord(db(), showrooms, STAFF, input(over));
    if (!saved.ok) throw new Error(saved.reason);
    return saved.record;
  };
  const find = (id: string) => findRecord(db(), showrooms, id, STAFF);
  const auditOf = async (id: string) => {
    const lines = db().selectFrom('activity').select('action').where('entity_id', '=', id).orderBy('at');
    return (await lines.execute()).map(({ action }) => action);
  };

  it('is saved with its line in the audit trail, and found again', async () => {
    const { id, title, slug } = await create({ title: 'Şile Mağazası' });
    expect(slug).toBe('sile-magazasi');
    expect(await find(id)).toMatchObject({ id, title });
    expect(await auditOf(id)).toEqual(['create']);
  });

  it('is not found under an address that is no id', async () => {
    expect(await find('magaza')).toBeUndefined();
    expect(await updateRecord(db(), showrooms, STAFF, 'magaza', input(), null)).toEqual({
      ok: false,
      reason: 'not-found',
    });
    expect(await deleteRecord(db(), showrooms, STAFF, randomUUID())).toEqual({
      ok: false,
      reason: 'not-found',
    });
  });

  it('refuses a slug that another one has, and changes nothing', async () => {
    const [taken, other] = [await create(), await create()];
    expect(await createRecord(db(), showrooms, STAFF, input({ title: taken.title }))).toMatchObject({
      reason: 'slug-taken',
    });
    const renamed = await updateRecord(db(), showrooms, STAFF, other.id, input({ title: taken.title }), null);
    expect(renamed).toMatchObject({ reason: 'slug-taken' });
    expect(await find(other.id)).toEqual(other);
    expect(await auditOf(other.id)).toEqual(['create']);
  });

  it('is saved over only by a form that has seen its newest state', async () => {
    const opened = await create();
    const first = await updateRecord(db(), showrooms, STAFF, opened.id, input(), opened.updated_at);
    expect(first.ok).toBe(true);
    const second = await updateRecord(db(), showrooms, STAFF, opened.id, input(), '2020-01-01T00:00:00.000Z');
    expect(second).toEqual({ ok: false, reason: 'changed-meanwhile' });
    expect((await updateRecord(db(), showrooms, STAFF, opened.id, input(), null)).ok).toBe(true);
    expect(await auditOf(opened.id)).toEqual(['create', 'update', 'update']);
  });

  it('leaves a redirect at its old address', async () => {
    const { id, slug } = await create();
    const saved = await updateRecord(db(), showrooms, STAFF, id, input({ title: `Yeni ${randomUUID()}` }), null);
    expect(await findRedirect(db(), `/showrooms/${slug}`)).toBe(`/showrooms/${saved.ok && saved.record.slug}`);
  });

  it('uses the pictures of all its states until it leaves the bin, and leaves them to the library', async () => {
    const [old, next] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const { id } = await create({ image_url: old });
    await updateRecord(db(), showrooms, STAFF, id, input({ image_url: next }), null);
    await deleteRecord(db(), showrooms, STAFF, id);
    expect([await isPictureUsed(db(), old), await isPictureUsed(db(), next)]).toEqual([true, true]);
    await eraseFromBin(db(), STAFF, id);
    expect([await isPictureUsed(db(), old), await isPictureUsed(db(), next)]).toEqual([false, false]);
    await sweepPictures(db(), store());
    expect([await hasFile(store(), old), await hasFile(store(), next)]).toEqual([true, true]);
  });

  it('keeps a picture that another one shows too', async () => {
    const image_url = await storeTestPicture(db(), store());
    const { id } = await create({ image_url });
    await create({ image_url });
    await deleteRecord(db(), showrooms, STAFF, id);
    await eraseFromBin(db(), STAFF, id);
    expect(await isPictureUsed(db(), image_url)).toBe(true);
  });

  it('refuses a picture that is gone, naming it', async () => {
    const refused = await createRecord(db(), showrooms, STAFF, input({ image_url: '/images/gone.jpg' }));
    expect(refused).toEqual({ ok: false, reason: 'pictures-gone', urls: ['/images/gone.jpg'] });
  });

  it('can have a single column set, with an action of its own', async () => {
    const { id, updated_at } = await create();
    await changeRecord(db(), showrooms, STAFF, id, 'hide', () => ({ is_active: false }));
    expect(await find(id)).toMatchObject({ is_active: false });
    expect((await find(id))?.updated_at.localeCompare(updated_at)).toBeGreaterThanOrEqual(0);
    expect(await auditOf(id)).toEqual(['create', 'hide']);
  });

  it('is listed in pages, with its picture, by what the filter leaves', async () => {
    const word = `liste${randomUUID().slice(0, 8)}`;
    const picture = await storeTestPicture(db(), store());
    for (let i = 0; i < 25; i += 1) await create({ title: `İnegöl ${word} ${i}`, image_url: picture });
    const first = await findShowroomRows(db(), { filter: word.toUpperCase(), page: 1 });
    expect(first).toMatchObject({ total: 25, page: 1, pageCount: 2 });
    expect(first.rows[0]).toMatchObject({ is_active: true, picture: { src: picture, width: 800 } });
    // A page past the end is the last one.
    const last = await findShowroomRows(db(), { filter: word, page: 9 });
    expect(last).toMatchObject({ page: 2, rows: [expect.anything()] });
  });
});
