import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { CONSENT_TEXT } from './consent.ts';
import { subscribe } from './service.server.ts';
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
