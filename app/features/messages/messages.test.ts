import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { type FormServiceMode, type ReceivedPost, startFormService } from '#tests/support/form-service.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { STAFF } from '#tests/support/staff.ts';
import { type MessageInput, messageInput } from './message.ts';
import { resendMessage, type SampleRequest, sendMessage, sendSampleRequest } from './service.server.ts';

let form: Awaited<ReturnType<typeof startFormService>>;
beforeAll(async () => {
  form = await startFormService();
});
afterAll(() => form.stop());

const behave = (mode: FormServiceMode) =>
  fetch(`${form.url}/__behave`, { method: 'POST', body: JSON.stringify({ mode }) });
const received = async () => (await (await fetch(`${form.url}/__received`)).json()) as ReceivedPost[];
const service = () => ({ url: `${form.url}/ajax/info@example.com`, timeoutMs: 300 });

const input = (values: Partial<MessageInput> = {}): MessageInput => ({
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '0555 555 01 23',
  message: 'Kadıköy’de 40 m² teras için fiyat rica ederim.',
  ...values,
});

const box = (values: Partial<SampleRequest> = {}): SampleRequest => ({
  ...input({ message: '' }),
  kind: 'sample',
  details: {
    pieces: [{ product: 'Masif Deck 140', color: 'Teak' }],
    address: { street: `Bağdat Cad. No: ${randomUUID()}`, district: 'Kadıköy', city: 'İstanbul' },
  },
  ...values,
});

onEachEngine('contact messages', (opened) => {
  const db = () => opened().database.db;
  const rows = () => db().selectFrom('messages').selectAll().orderBy('created_at').execute();

  beforeEach(async () => {
    await behave('ok');
    await db().deleteFrom('messages').execute();
  });

  it('stores the message and relays it as JSON with the fields that docs/behaviour.md lists', async () => {
    expect(await sendMessage(db(), input(), service())).toBe('delivered');
    expect(await rows()).toMatchObject([
      { ...input(), delivered_at: expect.any(String), delivery_error: null, read_at: null },
    ]);
    const [post] = await received();
    expect(post?.path).toBe('/ajax/info@example.com');
    expect(post?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
    expect(post?.body).toEqual({ ...input(), subject: expect.any(String), template: 'table', captcha: 'false' });
  });

  it('can be searched without Turkish letters', async () => {
    await sendMessage(db(), input(), service());
    expect((await rows())[0]?.search_text).toContain('kadikoy’de 40 m2 teras');
  });

  it('keeps a message that the service refuses, marked undelivered', async () => {
    await behave('refuse');
    expect(await sendMessage(db(), input(), service())).toBe('undelivered');
    expect(await rows()).toMatchObject([
      { delivered_at: null, delivery_error: expect.stringContaining('kabul etmedi') },
    ]);
  });

  it('does not wait for a service that never answers', async () => {
    await behave('hang');
    expect(await sendMessage(db(), input(), service())).toBe('undelivered');
    expect(await rows()).toMatchObject([
      { delivered_at: null, delivery_error: expect.stringContaining('yanıt vermedi') },
    ]);
  });

  it('keeps a message when nothing listens at the service’s address', async () => {
    expect(await sendMessage(db(), input(), { url: `http://127.0.0.1:${await findFreePort()}/ajax` })).toBe(
      'undelivered',
    );
    expect(await rows()).toMatchObject([
      { delivered_at: null, delivery_error: expect.stringContaining('ulaşılamadı') },
    ]);
  });

  it('is not sent on to where the service points: personal data goes to the set address alone', async () => {
    await behave('redirect');
    expect(await sendMessage(db(), input(), service())).toBe('undelivered');
    expect((await received()).map(({ path }) => path)).toEqual(['/ajax/info@example.com']);
  });

  it('takes storing for success when no service is set, and does not claim a delivery', async () => {
    expect(await sendMessage(db(), input(), null)).toBe('stored');
    expect(await rows()).toMatchObject([{ delivered_at: null, delivery_error: null }]);
    expect(await received()).toEqual([]);
    const [stored] = await rows();
    expect(await resendMessage(db(), STAFF, stored?.id ?? '', null)).toBe('stored');
    expect(await resendMessage(db(), STAFF, stored?.id ?? '', service())).toBe('delivered');
    expect(await rows()).toMatchObject([{ delivered_at: expect.any(String) }]);
  });

  it('updates the message when the same person sends the same text again within ten minutes', async () => {
    await behave('refuse');
    await sendMessage(db(), input(), service());
    await behave('ok');
    expect(await sendMessage(db(), input({ phone: '0212 555 00 00' }), service())).toBe('delivered');
    expect(await rows()).toMatchObject([
      { phone: '0212 555 00 00', delivered_at: expect.any(String), delivery_error: null },
    ]);
  });

  it('relays a delivered message only once, however often it is sent', async () => {
    await sendMessage(db(), input(), service());
    expect(await sendMessage(db(), input(), service())).toBe('delivered');
    expect(await received()).toHaveLength(1);
  });

  it('adds a message when the text, the person or the ten minutes differ', async () => {
    await sendMessage(db(), input(), service());
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await db().updateTable('messages').set({ created_at: elevenMinutesAgo }).execute();
    await sendMessage(db(), input(), service());
    await sendMessage(db(), input({ message: 'Başka bir soru' }), service());
    await sendMessage(db(), input({ email: 'baska@example.com' }), service());
    expect(await rows()).toHaveLength(4);
  });

  it('stores one message when the same text is sent twice at once', async () => {
    await Promise.all([sendMessage(db(), input(), service()), sendMessage(db(), input(), service())]);
    expect(await rows()).toHaveLength(1);
  });

  it('relays an offer with product, colour, list and a link that can be followed', async () => {
    const details = {
      product: 'Masif Deck 140',
      color: 'Teak',
      link: '/hesapla?tur=deck&en=5&boy=4',
      lines: [{ label: 'Deck tahtası, 2900 mm', value: '28 adet' }],
    };
    await sendMessage(db(), { ...input(), kind: 'offer', details }, { ...service(), siteUrl: 'https://ornek.example' });
    expect(await rows()).toMatchObject([{ ...input(), kind: 'offer', details: JSON.stringify(details) }]);
    const [post] = await received();
    expect(post?.body).toMatchObject({
      subject: 'Yeni teklif isteği: Ayşe Yılmaz, Masif Deck 140',
      message: `${input().message}

Ürün: Masif Deck 140
Renk: Teak
Liste:
Deck tahtası, 2900 mm: 28 adet
Hesap: https://ornek.example/hesapla?tur=deck&en=5&boy=4`,
    });
    expect((await rows())[0]?.search_text).toContain('deck tahtasi, 2900 mm: 28 adet');
  });

  it('keeps two offers with the same words and different lists apart', async () => {
    for (const product of ['Masif Deck 140', 'Oluklu Deck 150', 'Masif Deck 140'])
      await sendMessage(db(), { ...input(), kind: 'offer', details: { product } }, null);
    expect(await rows()).toHaveLength(2);
  });

  it('numbers sample requests one after the other, also when they come at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendSampleRequest(db(), box(), null)));
    const numbers = answers.map((answer) => (answer === 'sent-recently' ? answer : answer.number));
    expect(numbers.sort()).toEqual([1, 2, 3, 4]);
    const found = (await rows()).map(({ search_text }) => /n-\d+/.exec(search_text)?.[0]);
    expect(found.sort()).toEqual(['n-0001', 'n-0002', 'n-0003', 'n-0004']);
  });

  it('takes a sample request that is sent twice for one, with one number', async () => {
    const request = box();
    const first = await sendSampleRequest(db(), request, service());
    expect(first).toMatchObject({ delivery: 'delivered' });
    expect(await sendSampleRequest(db(), request, service())).toEqual(first);
    expect(await rows()).toHaveLength(1);
    expect(await received()).toHaveLength(1);
  });

  it('sends one box to an address in thirty days, however it is spelt', async () => {
    const address = { street: 'Bağdat Cad. No: 214/6', district: 'Kadıköy', city: 'İstanbul' };
    const pieces = [{ product: 'Masif Deck 140', color: 'Teak' }];
    await sendSampleRequest(db(), box({ details: { pieces, address } }), null);
    const spelt = { street: 'BAĞDAT CAD.  NO: 214/6', district: 'KADIKÖY', city: 'İstanbul' };
    const again = box({ email: 'baska@example.com', details: { pieces, address: spelt } });
    expect(await sendSampleRequest(db(), again, null)).toBe('sent-recently');
    const neighbour = { ...address, street: 'Cad. No: 214/6' };
    expect(await sendSampleRequest(db(), box({ details: { pieces, address: neighbour } }), null)).not.toBe(
      'sent-recently',
    );
    const longAgo = new Date(Date.now() - 31 * 24 * 3600_000).toISOString();
    await db().updateTable('messages').set({ created_at: longAgo }).execute();
    expect(await sendSampleRequest(db(), again, null)).not.toBe('sent-recently');
  });

  it('does not hold an undelivered box against its address', async () => {
    await behave('refuse');
    const request = box();
    expect(await sendSampleRequest(db(), request, service())).toMatchObject({ delivery: 'undelivered' });
    await behave('ok');
    const changed = box({ details: { ...request.details, pieces: [{ product: 'Lamel Çit 180', color: 'Kum' }] } });
    expect(await sendSampleRequest(db(), changed, service())).toMatchObject({ delivery: 'delivered' });
  });

  it('delivers a stored message later', async () => {
    await behave('refuse');
    await sendMessage(db(), input(), service());
    await behave('ok');
    const [stored] = await rows();
    expect(await resendMessage(db(), STAFF, stored?.id ?? '', service())).toBe('delivered');
    expect(await rows()).toMatchObject([{ delivered_at: expect.any(String), delivery_error: null }]);
    expect(await resendMessage(db(), STAFF, crypto.randomUUID(), service())).toBe('missing');
  });
});

describe('the contact form’s fields', () => {
  const errorsOf = (values: Record<string, unknown>) => {
    const parsed = messageInput.safeParse(values);
    return Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
  };

  it('are all required', () => {
    const errors = {
      name: 'Adınızı yazın.',
      email: 'E-posta adresinizi yazın.',
      phone: 'Telefon numaranızı yazın.',
      message: 'Mesajınızı yazın.',
    };
    expect(errorsOf({})).toEqual(errors);
    expect(errorsOf({ name: ' ', email: ' ', phone: '\t', message: '\n' })).toEqual(errors);
  });

  it('want a whole e-mail address', () => {
    expect(errorsOf({ ...input(), email: 'ayse@' })).toEqual({ email: 'E-posta adresi eksik görünüyor.' });
  });

  it('are taken as people type them', () => {
    expect(messageInput.parse({ ...input(), name: '  Ayşe \u0000 Yılmaz ', email: ' Ayse@Example.COM ' })).toEqual(
      input(),
    );
  });
});
