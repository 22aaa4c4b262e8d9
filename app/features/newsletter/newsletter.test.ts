import { expect, it } from 'vitest';
import { consentUrl } from '#app/features/consents/link.server.ts';
import { resendMail } from '#app/features/mail/admin-queries.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { wholeText } from '#tests/support/whole-text.ts';
import { CONSENT_TEXT } from './consent.ts';
import { exportSubscribers } from './export.server.ts';
import { confirmSubscription, subscribe, unsubscribe, withdrawSubscription } from './service.server.ts';
import { subscriptionInput } from './subscription.ts';

onEachEngine('newsletter', (opened) => {
  const db = () => opened().database.db;

  it('stores an address once, with the time and text of the consent, and answers alike when it is known', async () => {
    const before = new Date().toISOString();
    const first = await subscribe(db(), 'ayse@example.com');
    const second = await subscribe(db(), 'ayse@example.com');
    expect(second).toBe(first);
    const rows = await db().selectFrom('newsletter_subscribers').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'ayse@example.com', consent_text: CONSENT_TEXT }]);
    expect(rows[0]?.consented_at && rows[0].consented_at >= before).toBe(true);
  });

  it('is exported with the consent that was given and the link that withdraws it', async () => {
    await subscribe(db(), 'veli@example.com');
    const consented_at = '2025-10-03T09:00:00.000Z';
    await db()
      .updateTable('newsletter_subscribers')
      .set({ consented_at })
      .where('email', '=', 'veli@example.com')
      .execute();
    const { id } = await db()
      .selectFrom('consents')
      .select('id')
      .where('email', '=', 'veli@example.com')
      .executeTakeFirstOrThrow();
    expect(await wholeText(exportSubscribers(db()))).toContain(
      `"veli@example.com";"3 Ekim 2025 12:00";"${CONSENT_TEXT}";"${consentUrl(id)}"`,
    );
  });

  it('asks again for a confirmation, but not who has withdrawn', async () => {
    await subscribe(db(), 'soru@example.com', { confirmFirst: true });
    const mail = await db()
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('recipient', '=', 'soru@example.com')
      .returning(['id', 'about_id'])
      .executeTakeFirstOrThrow();
    const resend = async () => {
      const resent = await resendMail(db(), STAFF, mail.id);
      await db().updateTable('outbox').set({ state: 'sent' }).where('id', '=', mail.id).execute();
      return resent;
    };
    expect(await resend()).toEqual({ ok: true });
    await confirmSubscription(db(), mail.about_id ?? '');
    await withdrawSubscription(db(), mail.about_id ?? '');
    expect(await resend()).toEqual({ ok: false, reason: 'withdrawn' });
    // Asking for it once more is a new consent; the old question stays unasked.
    await subscribe(db(), 'soru@example.com', { confirmFirst: true });
    expect(await resend()).toEqual({ ok: false, reason: 'withdrawn' });
  });

  it('forgets an address on request, and the audit trail does not name it', async () => {
    await subscribe(db(), 'gidecek@example.com');
    expect(await unsubscribe(db(), STAFF, 'gidecek@example.com')).toBeDefined();
    expect(await unsubscribe(db(), STAFF, 'gidecek@example.com')).toBeUndefined();
    const left = await db().selectFrom('newsletter_subscribers').select('email').execute();
    expect(left.map(({ email }) => email)).not.toContain('gidecek@example.com');
    const trail = await db().selectFrom('activity').selectAll().where('entity', '=', 'newsletter').execute();
    expect(trail).toMatchObject([{ action: 'delete', title: '', user_email: STAFF.email }]);
  });
});

it('takes an address in small letters', () => {
  expect(subscriptionInput.parse({ email: ' Ayse@Example.COM ' })).toEqual({ email: 'ayse@example.com' });
});

it.each([
  ['', 'E-posta adresinizi yazın.'],
  ['ayse', 'E-posta adresi eksik görünüyor.'],
])('refuses %j', (email, message) => {
  expect(subscriptionInput.safeParse({ email }).error?.issues[0]?.message).toBe(message);
});
