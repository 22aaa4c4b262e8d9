import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveContent } from '#app/features/content/save.server.ts';
import { sendDueMail } from '#app/features/mail/send-due.server.ts';
import { createSmtpDelivery } from '#app/features/mail/smtp.server.ts';
import { eraseFromBin } from '#app/server/records/bin.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { STAFF } from '#tests/support/staff.ts';
import { deleteMessage, restoreMessage } from './admin-service.server.ts';
import type { MessageInput } from './message.ts';
import { findNotices } from './notices.server.ts';
import { checkNotices, describeRecipients, NOTICES_KEY, type Notices } from './notices.ts';
import { type SampleRequest, sendMessage, sendSampleRequest } from './service.server.ts';
import { dispatchSamples } from './work.server.ts';

const visitor: MessageInput = {
  name: 'Selin Arslan',
  email: 'selin@example.com',
  phone: '0535 555 01 77',
  message: 'Teras için fiyat rica ederim.',
};
const box = (values: Partial<SampleRequest> = {}): SampleRequest => ({
  ...visitor,
  message: '',
  kind: 'sample',
  details: {
    pieces: [{ product: 'Masif Deck 140', color: 'Teak' }],
    address: { street: 'Bağdat Cad. No: 214/6', district: 'Kadıköy', city: 'İstanbul' },
  },
  ...values,
});

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

onEachEngine('mail of messages', (opened) => {
  const db = () => opened().database.db;
  const outbox = () => db().selectFrom('outbox').selectAll().orderBy('recipient').execute();
  const set = (notices: Partial<Notices> = {}) => {
    const recipients = { message: ['info@example.com'], offer: ['satis@example.com', 'info@example.com'], sample: [] };
    return saveContent(db(), STAFF, NOTICES_KEY, { recipients, confirm: false, doubleOptIn: false, ...notices }, null);
  };
  beforeEach(async () => {
    for (const table of ['outbox', 'messages', 'site_content', 'bin', 'versions'] as const)
      await db().deleteFrom(table).execute();
  });

  it('tells the company’s own address until staff say otherwise, unless a form service does', async () => {
    await sendMessage(db(), visitor, null);
    expect((await outbox()).map(({ recipient, kind }) => [recipient, kind])).toEqual([['info@example.com', 'message']]);
    expect((await findNotices(db(), { formService: true })).notices.recipients.message).toEqual([]);
  });

  it('tells those whom staff have chosen for this kind, once, with the way to answer', async () => {
    await set();
    const offer = {
      ...visitor,
      kind: 'offer' as const,
      details: {
        product: 'Masif Deck 140',
        color: 'Teak',
        lines: [{ label: 'Ölçüler', value: '20 m² deck (5 × 4 m)' }],
      },
      source: { page: '/contact' },
    };
    await sendMessage(db(), offer, null);
    await sendMessage(db(), offer, null);
    const mails = await outbox();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['info@example.com', 'satis@example.com']);
    const { id = '' } = (await db().selectFrom('messages').select('id').executeTakeFirst()) ?? {};
    expect(mails[0]).toMatchObject({
      subject: 'Yeni teklif isteği: Selin Arslan, Masif Deck 140',
      reply_to: visitor.email,
      about_id: id,
    });
    for (const text of [
      visitor.message,
      'Masif Deck 140, Teak',
      '20 m² deck',
      `/admin/messages/${id}`,
      'wa.me/905355550177',
    ])
      expect(mails[0]?.text).toContain(text);
    await sendSampleRequest(db(), box(), null);
    expect(await outbox()).toHaveLength(2);
  });

  it('tells the visitor only where staff want that, one mail a day, in our words', async () => {
    await set({ confirm: true });
    const stranger = 'Kazandınız www.tuzak.com';
    await sendMessage(db(), { ...visitor, name: stranger, message: 'Tıkla: https://tuzak.com' }, null);
    await sendMessage(db(), { ...visitor, message: 'Bir soru daha' }, null);
    const mails = (await outbox()).filter(({ recipient }) => recipient === visitor.email);
    expect(mails).toMatchObject([{ kind: 'message-confirmation', subject: 'Mesajınız bize ulaştı' }]);
    expect(mails[0]?.text + (mails[0]?.html ?? '')).not.toMatch(/tuzak|Kazandınız/);
    await sendSampleRequest(db(), box(), null);
    const [sample] = (await outbox()).filter(({ subject }) => subject.startsWith('Numune kutunuz hazırlanıyor (N-'));
    expect(sample?.text).toContain('Merhaba Selin, şu parçaları hazırlıyoruz: Masif Deck 140, Teak.');
    expect(sample?.text).toContain('Adresiniz: Bağdat Cad. No: 214/6, Kadıköy / İstanbul.');
  });

  it('sends the tracking number to the visitor, once, and reaches a real mail server', async () => {
    await set();
    await sendSampleRequest(db(), box(), null);
    const { id = '' } = (await db().selectFrom('messages').select('id').executeTakeFirst()) ?? {};
    await dispatchSamples(db(), STAFF, id, { carrier: 'Yurtiçi Kargo', tracking_number: '1234' });
    await dispatchSamples(db(), STAFF, id, { carrier: 'Yurtiçi Kargo', tracking_number: '5678' });
    const post = { deliver: createSmtpDelivery({ url: server.url }), from: 'site@example.com' };
    await sendDueMail(db(), post);
    await sendDueMail(db(), post);
    const received = server.received.splice(0).filter(({ to }) => to.includes(visitor.email));
    expect(received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'sent', subject: 'Numuneleriniz yolda' }]);
    expect((await outbox())[0]?.text).toContain('kutunuz Yurtiçi Kargo ile yola çıktı. Takip numarası: 1234.');
  });

  it('goes when the message is erased for good', async () => {
    await set({ confirm: true });
    await sendMessage(db(), visitor, null);
    const { id = '' } = (await db().selectFrom('messages').select('id').executeTakeFirst()) ?? {};
    expect(await outbox()).toHaveLength(2);
    await deleteMessage(db(), STAFF, id);
    await eraseFromBin(db(), STAFF, id);
    expect(await outbox()).toEqual([]);
  });

  it('leaves a consent that goes into the bin and comes back with its message, and is erased with it', async () => {
    await sendMessage(db(), visitor, null);
    const { id = '' } = (await db().selectFrom('messages').select('id').executeTakeFirst()) ?? {};
    const consents = () => db().selectFrom('consents').selectAll().execute();
    const [consent] = await consents();
    expect(consent).toMatchObject({ purpose: 'contact', email: visitor.email, message_id: id });
    await deleteMessage(db(), STAFF, id);
    expect(await consents()).toEqual([]);
    await restoreMessage(db(), STAFF, id);
    expect(await consents()).toEqual([consent]);
    await deleteMessage(db(), STAFF, id);
    await eraseFromBin(db(), STAFF, id);
    expect(JSON.stringify([await consents(), await db().selectFrom('versions').selectAll().execute()])).not.toContain(
      'selin',
    );
  });

  it('does not stand in the way when what staff have saved cannot be read', async () => {
    await saveContent(db(), STAFF, NOTICES_KEY, { recipients: 'bozuk' }, null);
    expect(await sendMessage(db(), visitor, null)).toBe('stored');
    expect(await outbox()).toHaveLength(1);
  });
});

it('addresses of staff are checked one by one', () => {
  const values = { message: 'a@example.com, B@Example.com;a@example.com', offer: '', sample: '', confirm: true };
  expect(checkNotices({ ...values, double_opt_in: false })).toEqual({
    notices: {
      recipients: { message: ['a@example.com', 'b@example.com'], offer: [], sample: [] },
      confirm: true,
      doubleOptIn: false,
    },
  });
  expect(checkNotices({ ...values, sample: 'a@example.com yanlis', double_opt_in: false })).toEqual({
    errors: { sample: '“yanlis” bir e-posta adresi değil.' },
  });
  const recipients = { message: ['a@example.com'], offer: ['a@example.com'], sample: [] };
  expect(describeRecipients({ recipients, confirm: false, doubleOptIn: false })).toEqual([
    'Mesaj, Teklif: a@example.com',
    'Numune: kimseye haber verilmez',
  ]);
});
