import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { exportForRegister } from '#app/features/consents/export.server.ts';
import { exportMessages } from '#app/features/messages/export.server.ts';
import { exportSubscribers } from '#app/features/newsletter/export.server.ts';
import { engineOf } from '#app/server/db/engine.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { wholeText } from '#tests/support/whole-text.ts';
import { addMessages } from '../../scripts/bench/many-rows.ts';

onEachEngine('exports of more rows than are read at once', (opened) => {
  const db = () => opened().database.db;
  const linesOf = async (parts: AsyncGenerator<string>) => (await wholeText(parts)).trimEnd().split('\r\n').slice(1);

  it('have every row once, also those of the same moment or a microsecond apart', async () => {
    await addMessages(db(), 3_500);
    // All in three moments, which on PostgreSQL differ by less than a row shows.
    const moment =
      engineOf(db()) === 'postgres'
        ? sql`timestamptz '2025-10-03T09:00:00.123Z' + (length(name) % 3) * interval '1 microsecond'`
        : sql`'2025-10-03T09:00:00.123Z'`;
    await sql`update messages set created_at = ${moment}`.execute(db());
    const expected = await db()
      .selectFrom('messages')
      .select('email')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const lines = await linesOf(exportMessages(db()));
    expect(lines.map((line) => line.split(';')[2])).toEqual(expected.map(({ email }) => `"${email}"`));
  });

  it('go on when rows are deleted while they run', async () => {
    const parts = exportMessages(db());
    let written = (await parts.next()).value + (await parts.next()).value;
    const [last = ''] = /selin\d+@example\.com(?!.*selin\d+@)/s.exec(written) ?? [];
    await db().deleteFrom('messages').where('email', '=', last).execute();
    for await (const part of parts) written += part;
    expect(written.trimEnd().split('\r\n')).toHaveLength(3_501);
  });

  it('tell the register the last word of each address', async () => {
    const consents = Array.from({ length: 1_500 }, (_, n) => ({
      id: randomUUID(),
      purpose: 'newsletter' as const,
      email: `kisi${n % 700}@example.com`,
      phone: null,
      status: n % 11 === 0 ? ('waiting' as const) : ('given' as const),
      text: 'Kabul ediyorum.',
      text_version: 'x',
      page: '/',
      given_at: new Date(Date.UTC(2025, 9, 3) + n * 1_000).toISOString(),
      withdrawn_at: null,
      withdrawn_by: null,
      message_id: null,
    }));
    for (let n = 0; n < consents.length; n += 500)
      await db()
        .insertInto('consents')
        .values(consents.slice(n, n + 500))
        .execute();
    const last = new Map<string, string>();
    for (const { email, status, given_at } of consents.toReversed())
      if (status === 'given' && !last.has(email)) last.set(email, given_at);
    const lines = await linesOf(exportForRegister(db()));
    expect(lines.map((line) => line.split(';')[0])).toEqual([...last.keys()].map((email) => `"${email}"`));
  });

  it('give each subscriber the own link', async () => {
    const subscribers = Array.from({ length: 1_500 }, (_, n) => ({
      id: randomUUID(),
      email: `kisi${n}@example.com`,
      consent_text: 'Kabul ediyorum.',
      consented_at: '2025-10-03T09:00:00.000Z',
    }));
    await db().insertInto('newsletter_subscribers').values(subscribers).execute();
    const lines = await linesOf(exportSubscribers(db()));
    expect(new Set(lines).size).toBe(1_500);
    expect(lines.filter((line) => line.includes('/bulten?k='))).toHaveLength(700);
  });
});
