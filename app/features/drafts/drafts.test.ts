import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Db } from '#app/server/db/schema.ts';
import { sweepUnsavedPictures } from '#app/server/pictures/unused.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { hasFile, storeTestPicture, useTestStore } from '#tests/support/stored-picture.ts';
import type { DraftSubject, Fields } from './draft.ts';
import { createPreviewLink, findPreviewLink } from './preview-links.server.ts';
import { deleteDrafts, findDraftedIds, findDraftFields, findDrafts, saveDraft, sweepDrafts } from './queries.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const newProduct: DraftSubject = { kind: 'product', recordId: null };
const fields: Fields = [
  ['title', 'Yarım “ürün”'],
  ['features', 'a'],
  ['features', 'b'],
];

async function addPerson(db: Db) {
  const now = new Date().toISOString();
  const id = randomUUID();
  const person = { id, name: 'Ayşe', email: `${id}@example.com`, emailVerified: true, createdAt: now, updatedAt: now };
  await db
    .insertInto('user')
    .values({ ...person, image: null } as never)
    .execute();
  return person;
}

async function signIn(db: Db, userId: string) {
  const now = new Date().toISOString();
  const session = { id: randomUUID(), token: randomUUID(), userId, createdAt: now, updatedAt: now };
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  await db
    .insertInto('session')
    .values({ ...session, expiresAt, ipAddress: null, userAgent: null })
    .execute();
  return session.id;
}

onEachEngine('drafts', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();

  it('tells of which records a person has begun to write, and of nobody else’s', async () => {
    const [mine, theirs] = [(await addPerson(db())).id, (await addPerson(db())).id];
    const [first, second] = [randomUUID(), randomUUID()];
    for (const [person, record, kind] of [
      [mine, first, 'product'],
      [mine, first, 'product'],
      [mine, null, 'product'],
      [mine, second, 'project'],
      [theirs, second, 'product'],
    ] as const)
      await saveDraft(db(), person, randomUUID(), { kind, recordId: record }, [['title', 'Yeni']]);
    expect(await findDraftedIds(db(), mine, 'product')).toEqual([first]);
  });

  it('are found by their person and record only, newest first, with their fields in order', async () => {
    const [ayse, fatma] = [await addPerson(db()), await addPerson(db())];
    const [older, newer, recordId] = [randomUUID(), randomUUID(), randomUUID()];
    await saveDraft(db(), ayse.id, older, newProduct, fields);
    await saveDraft(db(), ayse.id, newer, newProduct, [['title', 'İkinci']]);
    await saveDraft(db(), ayse.id, randomUUID(), { kind: 'product', recordId }, fields);
    const found = await findDrafts(db(), ayse.id, newProduct);
    expect(found.map(({ id }) => id).sort()).toEqual([older, newer].sort());
    expect(found.find(({ id }) => id === older)?.fields).toEqual(fields);
    expect(await findDrafts(db(), ayse.id, { kind: 'product', recordId })).toHaveLength(1);
    expect(await findDrafts(db(), ayse.id, { kind: 'post', recordId: null })).toEqual([]);
    expect(await findDrafts(db(), fatma.id, newProduct)).toEqual([]);
  });

  it('of somebody else can be neither read, written over nor deleted', async () => {
    const [ayse, fatma] = [await addPerson(db()), await addPerson(db())];
    const id = randomUUID();
    await saveDraft(db(), ayse.id, id, newProduct, fields);
    await saveDraft(db(), fatma.id, id, newProduct, [['title', 'Benim']]);
    await deleteDrafts(db(), fatma.id, [id]);
    expect(await findDraftFields(db(), fatma.id, id)).toBeUndefined();
    expect(await findDraftFields(db(), ayse.id, id)).toEqual(fields);
  });

  it('beyond fifty push the oldest out, and those of other people stay', async () => {
    const [ayse, fatma] = [await addPerson(db()), await addPerson(db())];
    await saveDraft(db(), fatma.id, randomUUID(), newProduct, fields);
    const first = randomUUID();
    await saveDraft(db(), ayse.id, first, newProduct, fields);
    await db().updateTable('drafts').set({ updated_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', first).execute();
    for (let i = 0; i < 50; i += 1) await saveDraft(db(), ayse.id, randomUUID(), newProduct, fields);
    const kept = await findDrafts(db(), ayse.id, newProduct);
    expect([kept.length, kept.some(({ id }) => id === first)]).toEqual([50, false]);
    expect(await findDrafts(db(), fatma.id, newProduct)).toHaveLength(1);
  });

  it('end with the account, and ninety days after they were last written', async () => {
    const [ayse, fatma] = [await addPerson(db()), await addPerson(db())];
    for (const { id } of [ayse, fatma]) await saveDraft(db(), id, randomUUID(), newProduct, fields);
    await db().deleteFrom('user').where('id', '=', fatma.id).execute();
    expect(await findDrafts(db(), fatma.id, newProduct)).toEqual([]);
    await sweepDrafts(db(), Date.now() + 89 * DAY_MS);
    expect(await findDrafts(db(), ayse.id, newProduct)).toHaveLength(1);
    await sweepDrafts(db(), Date.now() + 91 * DAY_MS);
    expect(await findDrafts(db(), ayse.id, newProduct)).toEqual([]);
  });

  it('keep the pictures that they name from being swept away', async () => {
    const { id: user } = await addPerson(db());
    const [named, forgotten] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const id = randomUUID();
    await saveDraft(db(), user, id, newProduct, [['main_image', named]]);
    const old = new Date(Date.now() - 2 * DAY_MS).toISOString();
    await db().updateTable('pictures').set({ created_at: old }).execute();
    await sweepUnsavedPictures(db(), store());
    expect([await hasFile(store(), named), await hasFile(store(), forgotten)]).toEqual([true, false]);
    await deleteDrafts(db(), user, [id]);
    await sweepUnsavedPictures(db(), store());
    expect(await hasFile(store(), named)).toBe(false);
  });
});

onEachEngine('a link to a preview', (opened) => {
  const db = () => opened().database.db;
  const subject: DraftSubject = { kind: 'product', recordId: randomUUID() };
  const make = async () => {
    const author = await addPerson(db());
    const sessionId = await signIn(db(), author.id);
    return { author, sessionId, ...(await createPreviewLink(db(), sessionId, { subject, draftId: null })) };
  };

  it('shows what it was made for, as the one who made it, for half an hour', async () => {
    const { token, author } = await make();
    const found = { subject, draftId: null, author: { id: author.id, email: author.email } };
    expect(await findPreviewLink(db(), token)).toEqual(found);
    expect(await findPreviewLink(db(), token, new Date(Date.now() + 29 * MINUTE_MS))).toEqual(found);
    expect(await findPreviewLink(db(), token, new Date(Date.now() + 31 * MINUTE_MS))).toBeUndefined();
  });

  it('is not stored: only its hash is', async () => {
    const { token } = await make();
    const rows = await db().selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { token_hash } of rows) expect(await findPreviewLink(db(), token_hash)).toBeUndefined();
  });

  it('ends when the one who made it signs out', async () => {
    const { token, sessionId } = await make();
    await db().deleteFrom('session').where('id', '=', sessionId).execute();
    expect(await findPreviewLink(db(), token)).toBeUndefined();
  });

  it('is cleared away once it has ended', async () => {
    const { token } = await make();
    await sweepDrafts(db(), Date.now() + 31 * MINUTE_MS);
    expect(await findPreviewLink(db(), token)).toBeUndefined();
    expect(await db().selectFrom('preview_links').selectAll().execute()).toEqual([]);
  });
});
