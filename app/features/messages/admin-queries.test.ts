import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Db } from '#app/server/db/schema.ts';
import { searchText } from '#app/shared/search-text.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { wholeText } from '#tests/support/whole-text.ts';
import { countUnread, findMessage, findMessages } from './admin-queries.server.ts';
import { deleteMessage, deleteOldMessages, markRead, markUnread } from './admin-service.server.ts';
import { type MessageKind, writeDetails } from './details.ts';
import { exportMessages } from './export.server.ts';

async function insert(
  db: Db,
  values: {
    name?: string;
    message?: string;
    created_at?: string;
    kind?: MessageKind;
    request_number?: number;
    details?: string;
  } = {},
): Promise<string> {
  const row = {
    id: randomUUID(),
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    phone: '+90 555 000 00 00',
    message: 'Merhaba',
    created_at: '2025-10-03T09:00:00.000Z',
    ...values,
  };
  const search_text = searchText(row.name, row.email, row.phone, row.message);
  await db
    .insertInto('messages')
    .values({
      request_number: null,
      details: null,
      ...row,
      delivered_at: null,
      delivery_error: null,
      read_at: null,
      search_text,
      updated_at: row.created_at,
    })
    .execute();
  return row.id;
}

onEachEngine('messages', (opened) => {
  const db = () => opened().database.db;

  it('come unread first, then newest, and are found by their words', async () => {
    const name = `Şükrü${randomUUID().slice(0, 8)}`;
    const old = await insert(db(), { name, created_at: '2025-10-01T09:00:00.000Z' });
    const read = await insert(db(), { name, created_at: '2025-10-03T09:00:00.000Z' });
    const recent = await insert(db(), { name, created_at: '2025-10-02T09:00:00.000Z' });
    expect(await markRead(db(), STAFF, read)).toBe(true);
    const list = await findMessages(db(), { filter: name.toLocaleUpperCase('tr'), page: 1 });
    expect(list.rows.map(({ id }) => id)).toEqual([recent, old, read]);
  });

  it('are marked read, keeping the first time, and unread again', async () => {
    const id = await insert(db());
    const before = await countUnread(db());
    await markRead(db(), STAFF, id);
    const first = (await findMessage(db(), id))?.read_at;
    expect(first).toMatch(/Z$/);
    await markRead(db(), STAFF, id);
    expect((await findMessage(db(), id))?.read_at).toBe(first);
    expect(await countUnread(db())).toBe(before - 1);
    await markUnread(db(), STAFF, id);
    expect(await countUnread(db())).toBe(before);
  });

  it('are deleted once', async () => {
    const id = await insert(db());
    expect([(await deleteMessage(db(), STAFF, id)).ok, (await deleteMessage(db(), STAFF, id)).ok]).toEqual([
      true,
      false,
    ]);
    expect(await findMessage(db(), id)).toBeNull();
    expect([await markRead(db(), STAFF, id), await markUnread(db(), STAFF, id)]).toEqual([false, false]);
  });

  it('are gone two years after they were last dealt with, as /privacy says', async () => {
    const old = await insert(db(), { created_at: '2023-10-03T09:00:00.000Z' });
    const young = await insert(db(), { created_at: '2023-10-05T09:00:00.000Z' });
    await deleteOldMessages(db(), new Date('2025-10-04T09:00:00.000Z'));
    expect(await findMessage(db(), old)).toBeNull();
    expect(await findMessage(db(), young)).not.toBeNull();
    await deleteMessage(db(), STAFF, young);
  });

  it('are exported with their Turkish letters, quoted, no text of theirs a formula', async () => {
    await insert(db(), { name: '=cmd|calc', message: 'Teklif "acil"; lütfen\nteşekkürler' });
    const csv = await wholeText(exportMessages(db()));
    expect(csv.startsWith('\uFEFF"Tarih";"Ad soyad";"E-posta";"Telefon";"Mesaj";"Okundu";"Durum";"Tür";')).toBe(true);
    expect(csv).toContain(
      '"3 Ekim 2025 12:00";"\'=cmd|calc";"ayse@example.com";"\'+90 555 000 00 00";"Teklif ""acil""; lütfen\nteşekkürler";"Hayır";"Kaydedildi"',
    );
  });

  it('are exported as delivered only when the form service has them', async () => {
    const outcomes = { delivered_at: '2025-10-03T09:00:05.000Z', delivery_error: 'Form servisine ulaşılamadı.' };
    const states = Object.entries({
      Kaydedildi: {},
      İletildi: { delivered_at: outcomes.delivered_at },
      Gönderilemedi: { delivery_error: outcomes.delivery_error },
    });
    for (const [name, outcome] of states) {
      const id = await insert(db(), { name: `Durum ${name}` });
      await db()
        .updateTable('messages')
        .set({ delivered_at: null, ...outcome })
        .where('id', '=', id)
        .execute();
    }
    const csv = await wholeText(exportMessages(db()));
    for (const [name] of states) expect(csv).toMatch(new RegExp(`"Durum ${name}";.*"${name}";"Mesaj"`));
  });

  it('are listed by kind', async () => {
    const name = `Tür ${randomUUID().slice(0, 8)}`;
    await insert(db(), { name });
    const offer = await insert(db(), { name, kind: 'offer' });
    const ids = async (kind?: MessageKind) =>
      (await findMessages(db(), { filter: name, page: 1, kind })).rows.map(({ id }) => id);
    expect(await ids('offer')).toEqual([offer]);
    expect(await ids('sample')).toEqual([]);
    expect(await ids()).toHaveLength(2);
  });

  it('are exported with what came with them, each in a column of its own', async () => {
    const offer = { product: 'Masif Deck 140', color: 'Teak', link: '/hesapla?tur=deck&en=5' };
    await insert(db(), {
      name: 'Teklif isteyen',
      kind: 'offer',
      details: writeDetails({ ...offer, lines: [{ label: 'Deck tahtası, 2900 mm', value: '28 adet' }] }) ?? '',
    });
    await insert(db(), {
      name: 'Numune isteyen',
      kind: 'sample',
      message: '',
      request_number: 241,
      details:
        writeDetails({
          pieces: [
            { product: 'Masif Deck 140', color: 'Teak' },
            { product: 'Lamel Çit 180', color: 'Ceviz' },
          ],
          address: { street: 'Bağdat Cad. No: 214/6', district: 'Kadıköy', city: 'İstanbul' },
        }) ?? '',
    });
    const csv = await wholeText(exportMessages(db()));
    expect(csv).toContain(
      '"Durum";"Tür";"İstek no";"Ürün";"Renk";"Liste";"Hesap";"Parçalar";"Adres";"Aşama";"Üstlenen";"Sayfa";"Geldiği site";"Kargo"\r\n',
    );
    expect(csv).toContain(
      '"Teklif";"";"Masif Deck 140";"Teak";"Deck tahtası, 2900 mm: 28 adet";"/hesapla?tur=deck&en=5";"";"";"Yeni";"";"Malzeme hesabı";"";""\r\n',
    );
    expect(csv).toContain(
      '"Numune";"N-0241";"";"";"";"";"Masif Deck 140, Teak\nLamel Çit 180, Ceviz";"Bağdat Cad. No: 214/6, Kadıköy / İstanbul";"Yeni";"";"";"";""\r\n',
    );
  });

  it('are shown even when what came with them cannot be read', async () => {
    const id = await insert(db(), {
      kind: 'offer',
      details: '{"product":"Masif Deck 140","lines":"bozuk","link":"https://baska.example"',
    });
    expect((await findMessage(db(), id))?.details).toEqual({});
    const partly = await insert(db(), {
      kind: 'offer',
      details: '{"product":"Masif Deck 140","lines":7,"link":"https://baska.example"}',
    });
    expect((await findMessage(db(), partly))?.details).toEqual({ product: 'Masif Deck 140' });
  });
});
