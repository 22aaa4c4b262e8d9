import { beforeEach, expect, it } from 'vitest';
import { eraseFromBin } from '#app/server/records/bin.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { findMessage, findMessages, findOtherMessages } from './admin-queries.server.ts';
import { deleteMessage, eraseMessage, markRead, markUnread, restoreMessage } from './admin-service.server.ts';
import { findEvents } from './events.server.ts';
import type { MessageToSend } from './message.ts';
import { insertMessage } from './queries.server.ts';
import { addNote, dispatchSamples, noteReply, release, setState, take } from './work.server.ts';

const OTHER = { id: '5f0f6a57-0000-4c7e-9c3e-2f1f0a3d9b11', email: 'mert@example.com' };

const visitor: MessageToSend = {
  name: 'Selin Arslan',
  email: 'selin@example.com',
  phone: '0535 555 01 77',
  message: 'Şile’deki terasımız için fiyat rica ederim.',
  kind: 'message',
  details: {},
};

onEachEngine('messages as work', (opened) => {
  const db = () => opened().database.db;
  const write = async (values: Partial<MessageToSend> = {}) =>
    (await insertMessage(db(), { ...visitor, ...values })).id;
  const happened = async (id: string) =>
    (await findEvents(db(), id)).map(({ user_email, action, text }) => [user_email, action, text]);
  beforeEach(async () => {
    await db().deleteFrom('messages').execute();
  });

  it('go from new to answered and closed, each step told with its author', async () => {
    const id = await write();
    expect((await findMessage(db(), id))?.state).toBe('new');
    expect(await noteReply(db(), STAFF, id, 'new', 'whatsapp')).toEqual({ ok: true });
    expect(await setState(db(), OTHER, id, 'answered', 'closed')).toEqual({ ok: true });
    expect((await findMessage(db(), id))?.state).toBe('closed');
    expect(await happened(id)).toEqual([
      [STAFF.email, 'replied', 'WhatsApp'],
      [OTHER.email, 'closed', ''],
    ]);
  });

  it('are taken back by the same step the other way round', async () => {
    const id = await write();
    await noteReply(db(), STAFF, id, 'new', 'email');
    expect(await setState(db(), STAFF, id, 'answered', 'new')).toEqual({ ok: true });
    expect((await findMessage(db(), id))?.state).toBe('new');
  });

  it('are not changed by somebody who saw another state, who is told by whom', async () => {
    const id = await write();
    await setState(db(), OTHER, id, 'new', 'closed');
    expect(await noteReply(db(), STAFF, id, 'new', 'email')).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
      by: OTHER.email,
    });
    expect((await findMessage(db(), id))?.state).toBe('closed');
    // Both wanted the same.
    expect(await setState(db(), STAFF, id, 'new', 'closed')).toEqual({ ok: true });
    expect(await happened(id)).toHaveLength(1);
  });

  it('are closed once by two at once', async () => {
    const id = await write();
    const both = await Promise.all([
      setState(db(), STAFF, id, 'new', 'answered'),
      setState(db(), OTHER, id, 'new', 'closed'),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await happened(id)).toHaveLength(1);
  });

  it('are taken by one person and left again', async () => {
    const id = await write();
    expect(await take(db(), STAFF, id, null)).toEqual({ ok: true });
    expect(await take(db(), OTHER, id, null)).toMatchObject({ reason: 'changed-meanwhile', by: STAFF.email });
    expect(await take(db(), OTHER, id, STAFF.email)).toEqual({ ok: true });
    expect((await findMessage(db(), id))?.taken_by).toBe(OTHER.email);
    expect(await release(db(), OTHER, id, OTHER.email)).toEqual({ ok: true });
    expect((await findMessage(db(), id))?.taken_by).toBeNull();
  });

  it('have the notes of everybody, in the order in which they were written, also within one millisecond', async () => {
    const id = await write();
    const notes = Array.from({ length: 20 }, (_, index) => `Not ${index + 1}`);
    for (const note of notes) await addNote(db(), note.endsWith('0') ? OTHER : STAFF, id, note);
    expect((await happened(id)).map(([, , text]) => text)).toEqual(notes);
  });

  it('of samples are dispatched once, with carrier and number', async () => {
    const id = await write({ kind: 'sample' });
    const dispatch = { carrier: 'Yurtiçi Kargo', tracking_number: '1234 5678' };
    expect(await dispatchSamples(db(), STAFF, id, dispatch)).toEqual({ ok: true });
    expect(await findMessage(db(), id)).toMatchObject({ ...dispatch, state: 'answered' });
    expect(await dispatchSamples(db(), OTHER, id, { ...dispatch, tracking_number: '9' })).toMatchObject({
      reason: 'changed-meanwhile',
    });
    expect(await happened(id)).toEqual([[STAFF.email, 'dispatched', 'Yurtiçi Kargo, 1234 5678']]);
  });

  it('without samples are not dispatched, and their visitor gets no mail', async () => {
    const id = await write();
    const dispatch = { carrier: 'Yurtiçi Kargo', tracking_number: '1234 5678' };
    const before = await findMessage(db(), id);
    expect(await dispatchSamples(db(), STAFF, id, dispatch)).toEqual({ ok: false, reason: 'no-samples' });
    expect([await findMessage(db(), id), await happened(id)]).toEqual([before, []]);
    const mails = db().selectFrom('outbox').select('id').where('about_id', '=', id);
    expect(await mails.where('kind', '=', 'samples-dispatched').execute()).toEqual([]);
  });

  it('tell who read them first, and who counted them as unread', async () => {
    const id = await write();
    await markRead(db(), STAFF, id);
    await markRead(db(), OTHER, id);
    await markUnread(db(), OTHER, id);
    await markUnread(db(), STAFF, id);
    expect(await happened(id)).toEqual([
      [STAFF.email, 'read', ''],
      [OTHER.email, 'unread', ''],
    ]);
  });

  it('that are gone cannot be worked on', async () => {
    const id = await write();
    await deleteMessage(db(), STAFF, id);
    const gone = { ok: false, reason: 'not-found' };
    expect(await setState(db(), STAFF, id, 'new', 'closed')).toEqual(gone);
    expect(await take(db(), STAFF, id, null)).toEqual(gone);
    expect(await addNote(db(), STAFF, id, 'Not')).toEqual(gone);
  });

  it('come back from the bin with state, notes and events, and leave nothing when they are erased', async () => {
    const id = await write({ name: 'Sır Saklayan', message: 'Kimse bilmesin' });
    await addNote(db(), STAFF, id, 'Gizli kalsın.');
    await take(db(), STAFF, id, null);
    await setState(db(), STAFF, id, 'new', 'closed');
    const before = { row: await findMessage(db(), id), events: await findEvents(db(), id) };
    await deleteMessage(db(), STAFF, id);
    expect(await findEvents(db(), id)).toEqual([]);
    await restoreMessage(db(), STAFF, id);
    expect({ row: await findMessage(db(), id), events: await findEvents(db(), id) }).toEqual(before);

    await deleteMessage(db(), STAFF, id);
    await eraseFromBin(db(), STAFF, id);
    for (const table of ['messages', 'message_events', 'versions', 'bin', 'activity'] as const)
      expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toMatch(
        /Gizli kalsın|Sır Saklayan|Kimse bilmesin/,
      );
  });

  it('are erased at once, without the bin, when somebody wants to be forgotten', async () => {
    const id = await write({ name: 'Unutulmak İsteyen', message: 'Beni silin' });
    await addNote(db(), STAFF, id, 'Aradı, silinmek istiyor.');
    expect(await eraseMessage(db(), STAFF, id)).toEqual({ ok: true, title: 'Unutulmak İsteyen' });
    for (const table of ['messages', 'message_events', 'consents', 'versions', 'bin', 'outbox', 'activity'] as const)
      expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toMatch(
        /Unutulmak|Beni silin|silinmek istiyor/,
      );
    expect(await eraseMessage(db(), STAFF, id)).toEqual({ ok: false, reason: 'not-found' });
  });

  it('are counted and listed by state, kind and words', async () => {
    const fresh = await write();
    const answered = await write({ kind: 'offer', message: 'Çit için' });
    await setState(db(), STAFF, answered, 'new', 'answered');
    const closed = await write({ message: 'IŞIKLI kapı' });
    await setState(db(), STAFF, closed, 'new', 'closed');
    const list = async (query: Partial<Parameters<typeof findMessages>[1]>) => {
      const { rows, counts } = await findMessages(db(), { filter: '', page: 1, ...query });
      return [rows.map(({ id }) => id).sort(), counts];
    };
    const counts = { new: 1, answered: 1, closed: 1 };
    expect(await list({})).toEqual([[fresh, answered, closed].sort(), counts]);
    expect(await list({ state: 'answered' })).toEqual([[answered], counts]);
    expect(await list({ kind: 'offer' })).toEqual([[answered], { new: 0, answered: 1, closed: 0 }]);
    expect(await list({ filter: 'ışıklı', state: 'new' })).toEqual([[], { new: 0, answered: 0, closed: 1 }]);
    expect(await list({ filter: 'isikli' })).toEqual([[closed], { new: 0, answered: 0, closed: 1 }]);
  });

  it.each(['0535 555 01 77', '+90 535 555 01 77', '5355550177', '00905355550177', '555 01 77', '(0535) 555-0177'])(
    'are found by the telephone number %s',
    async (typed) => {
      const id = await write();
      await write({ phone: '0212 555 00 00' });
      const { rows } = await findMessages(db(), { filter: typed, page: 1 });
      expect(rows.map((row) => row.id)).toEqual([id]);
    },
  );

  it('name what the same person asked before, by e-mail or telephone', async () => {
    const id = await write();
    const byMail = await write({ phone: '0212 555 00 00' });
    const byPhone = await write({ email: 'baska@example.com', phone: '+90 535 555 0177', kind: 'sample' });
    await write({ email: 'yabanci@example.com', phone: '0216 555 11 11', message: 'Numaram 05355550177 değil.' });
    const message = await findMessage(db(), id);
    const others = message && (await findOtherMessages(db(), message));
    expect(others?.map((other) => other.id).sort()).toEqual([byMail, byPhone].sort());
  });
});
