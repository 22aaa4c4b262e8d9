import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { findMail } from './admin-queries.server.ts';
import { deleteOldMail, eraseMailAbout, type MailToQueue, queueMail } from './queue.server.ts';
import { type Post, sendDueMail } from './send-due.server.ts';
import { createSmtpDelivery } from './smtp.server.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-16T09:00:00.000Z');

onEachEngine('the outbox', (opened) => {
  let server: MailServer;
  let db: Db;
  let clock = START;
  const now = () => new Date(clock);
  const post = (url = server.url): Post => ({
    deliver: createSmtpDelivery({ url, limitMs: 1_000 }),
    from: 'site@example.com',
  });
  const mail = (name: string, more: Partial<MailToQueue> = {}): MailToQueue => ({
    event: `test:${name}`,
    kind: 'password-changed',
    to: `${name}@example.com`,
    write: (site) => ({ subject: `${site.name}: şifreniz değişti`, paragraphs: [`Merhaba ${name}`] }),
    ...more,
  });
  const queue = (...mails: MailToQueue[]) =>
    db.transaction().execute(async (trx) => {
      for (const each of mails) await queueMail(trx, each, now());
    });
  const send = (through = post()) => sendDueMail(db, through, { now });
  const rows = () => db.selectFrom('outbox').selectAll().orderBy('event').execute();

  beforeEach(async () => {
    server = await startMailServer();
    db = opened().database.db;
    clock = START;
  });
  afterEach(async () => {
    await server.stop();
    await db.deleteFrom('outbox').execute();
  });

  it('sends a mail once, plain and HTML, in the name of the company', async () => {
    await queue(mail('ayse', { withdrawalUrl: 'https://example.com/cikis' }));
    await send();
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([['ayse@example.com']]);
    const { raw = '' } = server.received[0] ?? {};
    expect(raw).toMatch(/^From: .*<site@example\.com>/m);
    expect(raw).toMatch(/^Reply-To: info@example\.com/m);
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/example\.com\/cikis>/m);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, sent_at: now().toISOString() }]);
  });

  it('queues one mail per event, and none of a transaction that is rolled back', async () => {
    await queue(mail('ayse'), mail('ayse', { to: 'baska@example.com' }));
    const failing = db.transaction().execute(async (trx) => {
      await queueMail(trx, mail('veli'), now());
      throw new Error('not saved');
    });
    await expect(failing).rejects.toThrow('not saved');
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['ayse@example.com']);
  });

  it('keeps a link that lets its reader in encrypted, and deletes it once it is sent', async () => {
    const link = 'https://example.com/admin/sifre#gizli-anahtar';
    const write = () => ({ subject: 'Davet', paragraphs: ['Merhaba'], links: [{ label: 'Gir', url: link }] });
    await queue(mail('ayse', { isSecret: true, write }));
    expect(JSON.stringify(await rows())).not.toContain('gizli-anahtar');
    await send();
    expect(server.received[0]?.raw).toContain('gizli-anahtar');
    expect(await rows()).toMatchObject([{ state: 'sent', text: '', html: '' }]);
  });

  it.each(['busy', 'hang', 'drop'] as const)('tries again later when the server answers with %s', async (mode) => {
    server.behave(mode);
    await queue(mail('ayse'));
    await send();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect((await rows())[0]?.last_error).toMatch(/^E-posta sunucusu/);
    server.behave('ok');
    await send();
    expect(server.received).toEqual([]);
    clock += 2 * MINUTE;
    await send();
    expect(server.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
  });

  it('gives up at once when the recipient is refused, and goes on with the others', async () => {
    server.behave('refuse');
    await queue(mail('ayse'));
    await send();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    server.behave('ok');
    await queue(mail('veli'));
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([['veli@example.com']]);
  });

  it('goes on with the others after a reply about one mail, which is tried again', async () => {
    server.answer('dolu@example.com', 'rcpt', 450);
    server.answer('istenmeyen@example.com', 'data', 554);
    await queue(mail('dolu'), mail('istenmeyen'), mail('ayse'), mail('veli'));
    await send();
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(['ayse@example.com', 'veli@example.com']);
    const left = (await rows()).filter(({ state }) => state === 'waiting');
    expect(left).toMatchObject([
      { recipient: 'dolu@example.com', attempts: 1, last_error: 'E-posta sunucusu iletiyi kabul etmedi (450).' },
      { recipient: 'istenmeyen@example.com', attempts: 1, last_error: 'E-posta sunucusu iletiyi kabul etmedi (554).' },
    ]);
  });

  it('leaves the others untried when the server closes the connection', async () => {
    for (const name of ['ayse', 'veli']) server.answer(`${name}@example.com`, 'rcpt', 421);
    await queue(mail('ayse'), mail('veli'));
    await send();
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
    expect((await rows()).map(({ last_error }) => last_error)).toContain(
      'E-posta sunucusu şu anda ileti kabul etmiyor (421).',
    );
  });

  it('gives up after two days', async () => {
    await queue(mail('ayse'));
    const nobody = post('smtp://127.0.0.1:9');
    for (let tries = 0; tries < 20; tries += 1) {
      await send(nobody);
      clock += 12 * 60 * MINUTE;
    }
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 12 }]);
  });

  it('sends everything once after an hour without a mail server, from two processes', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `kisi-${i}`);
    const { port } = server;
    await server.stop();
    await queue(...names.map((name) => mail(name)));
    const other: Database = await openDatabase(opened().settings);
    const rounds = () => Promise.all([send(), sendDueMail(other.db, post(), { now })]);
    for (; clock < START + 60 * MINUTE; clock += MINUTE / 6) await rounds();
    expect(await db.selectFrom('outbox').select('id').where('state', '!=', 'waiting').execute()).toEqual([]);
    server = await startMailServer(port);
    // The longest pause that an hour leads to.
    for (const end = clock + 60 * MINUTE; clock < end; clock += MINUTE) await rounds();
    await other.close();
    const received = server.received.flatMap(({ to }) => to);
    expect(received.sort()).toEqual(names.map((name) => `${name}@example.com`).sort());
    expect(await db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()).toEqual([]);
  }, 120_000);

  it('does not send what is of no use any more', async () => {
    await queue(mail('ayse', { expiresAt: new Date(START + 30 * MINUTE) }));
    clock += 31 * MINUTE;
    await send();
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'İçindeki bağlantının süresi doldu.' }]);
  });

  it('shows staff the text, without what opens a link', async () => {
    const link = (label: string, url: string) => () => ({
      subject: label,
      paragraphs: ['Merhaba'],
      links: [{ label, url }],
    });
    await queue(
      mail('davet', { isSecret: true, write: link('Gir', 'https://example.com/admin/new-password?anahtar=gizli-1') }),
      mail('bulten', { write: link('Onayla', 'https://example.com/bulten?k=gizli-2.imza_-') }),
    );
    const shown = async () => (await findMail(db, { state: undefined, page: 1 })).rows;
    const texts = (await shown()).map(({ text }) => text ?? '').join('\n');
    expect(texts).toContain('Gir:\nhttps://example.com/admin/new-password?anahtar=•••\n');
    expect(texts).toContain('Onayla:\nhttps://example.com/bulten?k=•••\n');
    expect(JSON.stringify(await shown())).not.toMatch(/gizli|imza/);
    await send();
    expect((await shown()).find(({ recipient }) => recipient === 'davet@example.com')?.text).toBeNull();
  });

  it('without a mail server notes what would have been sent', async () => {
    await queue(mail('ayse'));
    await sendDueMail(db, null, { now });
    expect(await rows()).toMatchObject([{ state: 'unsent', attempts: 0 }]);
    await send();
    expect(server.received).toEqual([]);
  });

  it('erases the mail about a message together with it', async () => {
    await queue(
      mail('ayse', { about: { kind: 'message', id: '1' } }),
      mail('veli', { about: { kind: 'message', id: '2' } }),
    );
    await eraseMailAbout(db, 'message', '1');
    expect(await rows()).toMatchObject([{ recipient: 'veli@example.com' }]);
  });

  it('forgets after 90 days what is over', async () => {
    await queue(mail('ayse'));
    await send();
    await queue(mail('veli'));
    await deleteOldMail(db, new Date(START + 89 * 24 * 60 * MINUTE));
    expect(await rows()).toHaveLength(2);
    await deleteOldMail(db, new Date(START + 91 * 24 * 60 * MINUTE));
    expect(await rows()).toMatchObject([{ recipient: 'veli@example.com', state: 'waiting' }]);
  });
});
