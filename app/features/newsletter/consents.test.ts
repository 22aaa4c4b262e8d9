import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { exportConsents, exportForRegister } from '#app/features/consents/export.server.ts';
import { consentUrl, readConsentKey } from '#app/features/consents/link.server.ts';
import { deleteOldConsents, findNewsletterConsent, textVersion } from '#app/features/consents/service.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { wholeText } from '#tests/support/whole-text.ts';
import { CONSENT_TEXT } from './consent.ts';
import {
  confirmSubscription,
  eraseBinnedSubscriber,
  eraseSubscriber,
  findSubscription,
  restoreSubscriber,
  subscribe,
  unsubscribe,
  withdrawSubscription,
} from './service.server.ts';

onEachEngine('consents to the newsletter', (opened) => {
  const db = () => opened().database.db;
  const consents = () => db().selectFrom('consents').selectAll().orderBy('given_at').execute();
  const listed = async () =>
    (await db().selectFrom('newsletter_subscribers').select('email').execute()).map(({ email }) => email);
  const email = 'ayse@example.com';
  beforeEach(async () => {
    for (const table of ['consents', 'newsletter_subscribers', 'outbox', 'bin', 'versions'] as const)
      await db().deleteFrom(table).execute();
  });

  it('are kept with time, address, the very text and its version, and the page; once', async () => {
    const before = new Date().toISOString();
    await subscribe(db(), email);
    await subscribe(db(), email);
    const [row, ...more] = await consents();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      purpose: 'newsletter',
      email,
      status: 'given',
      text: CONSENT_TEXT,
      text_version: textVersion(CONSENT_TEXT),
      page: '/',
      withdrawn_at: null,
    });
    expect(row?.given_at && row.given_at >= before).toBe(true);
  });

  it('are withdrawn by the link in a mail, once and for all, without a trace in the bin', async () => {
    await subscribe(db(), email);
    const consent = await findNewsletterConsent(db(), email);
    const id = readConsentKey(new URL(consentUrl(consent?.id ?? '')).searchParams.get('k'));
    expect(id).toBe(consent?.id);
    expect(await withdrawSubscription(db(), id ?? '')).toBe(true);
    expect(await withdrawSubscription(db(), id ?? '')).toBe(true);
    expect(await listed()).toEqual([]);
    expect(await consents()).toMatchObject([{ status: 'withdrawn', withdrawn_by: 'link' }]);
    expect(await db().selectFrom('bin').selectAll().execute()).toEqual([]);
  });

  it('are not withdrawn by a link that we did not make', async () => {
    const key = new URL(consentUrl(randomUUID())).searchParams.get('k') ?? '';
    const [id, signature = ''] = key.split('.');
    const other = randomUUID();
    for (const forged of [`${other}.${signature}`, `${id}.`, `${id}`, `${id}.${signature}x`, '', null, 'x.y'])
      expect(readConsentKey(forged)).toBeNull();
    expect(await withdrawSubscription(db(), other)).toBe(false);
  });

  it('are withdrawn by staff, and given again when the address comes back from the bin', async () => {
    await subscribe(db(), email);
    const removed = await unsubscribe(db(), STAFF, email);
    expect(await consents()).toMatchObject([{ status: 'withdrawn', withdrawn_by: STAFF.email }]);
    await restoreSubscriber(db(), STAFF, removed?.id ?? '');
    expect(await consents()).toMatchObject([{ status: 'given', withdrawn_at: null, withdrawn_by: null }]);
    expect(await listed()).toEqual([email]);
  });

  it('stay withdrawn when their owner says so, whatever staff have in the bin', async () => {
    await subscribe(db(), email);
    const first = await findNewsletterConsent(db(), email);
    const removed = await unsubscribe(db(), STAFF, email);
    expect(await withdrawSubscription(db(), first?.id ?? '')).toBe(true);
    expect(await consents()).toMatchObject([{ status: 'withdrawn', withdrawn_by: 'link' }]);
    expect(await restoreSubscriber(db(), STAFF, removed?.id ?? '')).toEqual({ ok: false, reason: 'not-found' });
    expect(await listed()).toEqual([]);

    // Removed by staff, subscribed again, then withdrawn by the newer mail.
    await subscribe(db(), email);
    const old = await unsubscribe(db(), STAFF, email);
    await subscribe(db(), email);
    const newest = (await consents()).find(({ status }) => status === 'given');
    await withdrawSubscription(db(), newest?.id ?? '');
    expect(await restoreSubscriber(db(), STAFF, old?.id ?? '')).toMatchObject({ ok: false });
    expect(await listed()).toEqual([]);
  });

  it('end by an older mail, too, whose link says what holds for the address', async () => {
    await subscribe(db(), email);
    const first = (await findNewsletterConsent(db(), email))?.id ?? '';
    await withdrawSubscription(db(), first);
    expect(await findSubscription(db(), first)).toBe('withdrawn');
    await subscribe(db(), email);
    expect(await findSubscription(db(), first)).toBe('given');
    expect(await withdrawSubscription(db(), first)).toBe(true);
    expect(await findSubscription(db(), first)).toBe('withdrawn');
    expect(await listed()).toEqual([]);
    expect((await consents()).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('that were never given leave nothing when they are refused, and are no refusal for the register', async () => {
    await subscribe(db(), email, { confirmFirst: true });
    const [row] = await consents();
    expect(await withdrawSubscription(db(), row?.id ?? '')).toBe(true);
    expect(await consents()).toEqual([]);
    expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await findSubscription(db(), row?.id ?? '')).toBeUndefined();
    expect(await wholeText(exportForRegister(db()))).not.toContain(email);
  });

  it('go with an address that is erased from the bin; a newer one stays', async () => {
    await subscribe(db(), email);
    const removed = await unsubscribe(db(), STAFF, email);
    expect(await eraseBinnedSubscriber(db(), STAFF, removed?.id ?? '')).toEqual({ ok: true, title: email });
    for (const table of ['consents', 'bin', 'versions', 'newsletter_subscribers', 'activity'] as const)
      expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toContain(email);

    await subscribe(db(), email);
    const again = await unsubscribe(db(), STAFF, email);
    await subscribe(db(), email);
    await eraseBinnedSubscriber(db(), STAFF, again?.id ?? '');
    expect(await listed()).toEqual([email]);
    expect(await consents()).toMatchObject([{ status: 'given' }]);
  });

  it('wait for the owner of the address where staff want that, who is asked once a day', async () => {
    await subscribe(db(), email, { confirmFirst: true });
    await subscribe(db(), email, { confirmFirst: true });
    expect(await listed()).toEqual([]);
    const [row] = await consents();
    expect(row).toMatchObject({ status: 'waiting' });
    const mails = await db().selectFrom('outbox').selectAll().execute();
    expect(mails).toMatchObject([{ recipient: email, withdrawal_url: consentUrl(row?.id ?? '') }]);
    expect(mails[0]?.text).toContain(consentUrl(row?.id ?? ''));

    expect(await confirmSubscription(db(), row?.id ?? '')).toBe(true);
    expect(await confirmSubscription(db(), row?.id ?? '')).toBe(true);
    expect(await listed()).toEqual([email]);
    expect(await consents()).toMatchObject([{ status: 'given' }]);
    await withdrawSubscription(db(), row?.id ?? '');
    expect(await confirmSubscription(db(), row?.id ?? '')).toBe(false);
    expect(await listed()).toEqual([]);
  });

  it('are exported in the columns of the national register, of each address its last state', async () => {
    await subscribe(db(), email);
    await subscribe(db(), 'veli@example.com');
    await unsubscribe(db(), STAFF, 'veli@example.com');
    await subscribe(db(), 'bekleyen@example.com', { confirmFirst: true });
    const at = { given_at: '2025-11-16T21:30:05.000Z' };
    await db().updateTable('consents').set(at).where('email', '=', email).execute();
    const gone = { ...at, withdrawn_at: '2025-11-17T09:00:00.000Z' };
    await db().updateTable('consents').set(gone).where('email', '=', 'veli@example.com').execute();
    const lines = (await wholeText(exportForRegister(db()))).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('"recipient";"recipientType";"type";"status";"source";"consentDate"');
    expect(lines.slice(1).sort()).toEqual([
      '"ayse@example.com";"BIREYSEL";"EPOSTA";"ONAY";"HS_WEB";"2025-11-17 00:30:05"',
      '"veli@example.com";"BIREYSEL";"EPOSTA";"RET";"HS_WEB";"2025-11-17 12:00:00"',
    ]);
    // Who comes back after all is agreed again.
    await subscribe(db(), 'veli@example.com');
    expect(await wholeText(exportForRegister(db()))).toMatch(/"veli@example\.com";"BIREYSEL";"EPOSTA";"ONAY"/);
    expect(await wholeText(exportConsents(db()))).toContain(
      `"Bülten";"veli@example.com";"";"Geri alındı";"/";"${textVersion(CONSENT_TEXT)}"`,
    );
  });

  it('are erased with the address, its mail included', async () => {
    await subscribe(db(), email, { confirmFirst: true });
    expect(await eraseSubscriber(db(), STAFF, email)).toBe(true);
    for (const table of ['consents', 'outbox', 'newsletter_subscribers', 'activity'] as const)
      expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toContain(email);
    expect(await eraseSubscriber(db(), STAFF, email)).toBe(false);
  });

  it('are kept for three years after their end, unconfirmed addresses for a week, as /privacy says', async () => {
    const day = 24 * 3600_000;
    await subscribe(db(), email);
    await unsubscribe(db(), STAFF, email);
    await subscribe(db(), 'bekleyen@example.com', { confirmFirst: true });
    await subscribe(db(), 'kalan@example.com');
    const left = async (days: number) => {
      await deleteOldConsents(db(), new Date(Date.now() + days * day));
      return (await consents()).map((row) => row.email).sort();
    };
    expect(await left(6)).toEqual([email, 'bekleyen@example.com', 'kalan@example.com']);
    expect(await left(8)).toEqual([email, 'kalan@example.com']);
    expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await left(3 * 365 - 1)).toEqual([email, 'kalan@example.com']);
    expect(await left(3 * 366 + 1)).toEqual(['kalan@example.com']);
  });
});
