import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { posts } from '#app/features/blog/record.server.ts';
import { changeRole, removePerson, signOutEverywhere } from '#app/features/people/accounts.server.ts';
import { findInvitations, findPeople } from '#app/features/people/admin-queries.server.ts';
import { invite, inviteAgain, setInvitedRole, takeBackInvitation } from '#app/features/people/invitations.server.ts';
import { deleteOldLinks, findLink } from '#app/features/people/links.server.ts';
import { concludePasswordChange, setPasswordByLink } from '#app/features/people/new-password.server.ts';
import { requestReset, sendResetLink } from '#app/features/people/reset.server.ts';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import { restoreRecord, revertRecord } from '#app/server/records/restore.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import type { Role } from '#app/shared/roles.ts';
import { onEachEngine } from '#tests/support/engines.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.now() + ms);
const tokenOf = (link: { url: string } | null) => new URL(link?.url ?? 'http://x').searchParams.get('anahtar') ?? '';

onEachEngine('people', (opened) => {
  let db: Db;
  let boss: { id: string; email: string };

  const add = async (role: Role, name: string) => {
    const person = { id: randomUUID(), email: `${name}@example.com` };
    const at = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() };
    await db
      .insertInto('user')
      .values({
        ...person,
        name,
        role,
        image: null,
        emailVerified: true,
        twoFactorEnabled: true,
        passwordMade: null,
        ...at,
      })
      .execute();
    await db
      .insertInto('account')
      .values({
        id: randomUUID(),
        accountId: person.id,
        providerId: 'credential',
        userId: person.id,
        password: 'old',
        ...at,
      })
      .execute();
    return person;
  };
  const addSession = (userId: string) => {
    const at = new Date().toISOString();
    const session = { id: randomUUID(), token: randomUUID(), userId, expiresAt: at, createdAt: at, updatedAt: at };
    return db
      .insertInto('session')
      .values({ ...session, ipAddress: null, userAgent: null })
      .execute();
  };
  const countRows = async (table: 'session' | 'sign_in_links' | 'outbox') =>
    (await db.selectFrom(table).select('id').execute()).length;

  beforeEach(async () => {
    db = opened().database.db;
    for (const table of ['user', 'sign_in_links', 'outbox', 'activity', 'blog_posts', 'bin', 'versions'] as const)
      await db.deleteFrom(table).execute();
    boss = await add('manager', 'yonetici');
  });

  it('an invitation makes one account, with its role, once', async () => {
    const token = tokenOf(await invite(db, boss, 'zeynep@example.com', 'editor'));
    expect(await findInvitations(db)).toMatchObject([{ email: 'zeynep@example.com', sentDaysAgo: 0, daysLeft: 7 }]);
    expect(await setPasswordByLink(db, token, 'hash')).toMatchObject({ email: 'zeynep@example.com' });
    expect(await setPasswordByLink(db, token, 'hash')).toBeNull();
    expect(await findInvitations(db)).toEqual([]);
    expect(await findPeople(db)).toMatchObject([
      { email: 'yonetici@example.com', role: 'manager' },
      { email: 'zeynep@example.com', role: 'editor', name: '', lastSignIn: null },
    ]);
    // The mail with the link is of no use any more.
    expect(await countRows('outbox')).toBe(0);
  });

  it('two who use a link at once, in two processes, make one account', async () => {
    const other: Database = await openDatabase(opened().settings);
    const token = tokenOf(await invite(db, boss, 'zeynep@example.com', 'editor'));
    const answers = await Promise.all([
      setPasswordByLink(db, token, 'a'),
      setPasswordByLink(other.db, token, 'b'),
      setPasswordByLink(db, token, 'c'),
    ]);
    await other.close();
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await findPeople(db)).toHaveLength(2);
  });

  it('a link that is made up, replaced, taken back or expired opens nothing', async () => {
    expect(await setPasswordByLink(db, randomBytes(32).toString('base64url'), 'hash')).toBeNull();
    expect(await setPasswordByLink(db, '', 'hash')).toBeNull();
    const first = await invite(db, boss, 'zeynep@example.com', 'editor');
    const second = await inviteAgain(db, boss, first?.id ?? '');
    expect(await findLink(db, tokenOf(first))).toBeUndefined();
    expect(await findLink(db, tokenOf(second), later(7 * DAY_MS + 1))).toBeUndefined();
    expect(await setPasswordByLink(db, tokenOf(second), 'hash', later(7 * DAY_MS + 1))).toBeNull();
    expect(await takeBackInvitation(db, boss, first?.id ?? '')).toBe('zeynep@example.com');
    expect(await setPasswordByLink(db, tokenOf(second), 'hash')).toBeNull();
    expect(await takeBackInvitation(db, boss, first?.id ?? '')).toBeNull();
    expect(await inviteAgain(db, boss, first?.id ?? '')).toBeNull();
    expect(await countRows('outbox')).toBe(0);
  });

  it('neither the table nor the outbox holds what opens a link', async () => {
    const token = tokenOf(await invite(db, boss, 'zeynep@example.com', 'editor'));
    const stored = [
      await db.selectFrom('sign_in_links').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('activity').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('nobody is invited twice, or under an address that is registered', async () => {
    expect(await invite(db, boss, 'yonetici@example.com', 'editor')).toBeNull();
    const invited = await Promise.all([
      invite(db, boss, 'zeynep@example.com', 'editor'),
      invite(db, boss, 'zeynep@example.com', 'manager'),
    ]);
    expect(invited.filter(Boolean)).toHaveLength(1);
  });

  it('an invitation to somebody whom the operator has added meanwhile changes nothing', async () => {
    const link = await invite(db, boss, 'mert@example.com', 'manager');
    await add('editor', 'mert');
    expect(await setPasswordByLink(db, tokenOf(link), 'hash')).toBeNull();
    expect(await findPeople(db)).toMatchObject([{ role: 'editor' }, { role: 'manager' }]);
  });

  it('the role of an invitation can be changed before it is used', async () => {
    const link = await invite(db, boss, 'zeynep@example.com', 'editor');
    expect(await setInvitedRole(db, boss, link?.id ?? '', 'manager')).toMatchObject({ before: 'editor' });
    await setPasswordByLink(db, tokenOf(link), 'hash');
    expect((await findPeople(db)).map(({ role }) => role)).toEqual(['manager', 'manager']);
  });

  it('a reset sets the password, ends every session and leaves the second factor on', async () => {
    const mert = await add('editor', 'mert');
    await addSession(mert.id);
    await addSession(mert.id);
    await addSession(boss.id);
    const token = tokenOf(await sendResetLink(db, boss, mert.id));
    expect(await setPasswordByLink(db, token, 'new', later(29 * 60_000))).toEqual(mert);
    expect(await setPasswordByLink(db, token, 'newer')).toBeNull();
    const account = db.selectFrom('account').select('password').where('userId', '=', mert.id);
    expect(await account.execute()).toEqual([{ password: 'new' }]);
    expect(await db.selectFrom('session').select('userId').execute()).toEqual([{ userId: boss.id }]);
    const user = db.selectFrom('user').select('twoFactorEnabled').where('id', '=', mert.id);
    expect(await user.execute()).toEqual([{ twoFactorEnabled: true }]);
    const mails = await db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('kind').execute();
    expect(mails).toEqual([
      { kind: 'password-changed', recipient: mert.email },
      { kind: 'password-reset', recipient: mert.email },
    ]);
  });

  it('a reset link opens nothing after a change of the password, or after its owner is signed out everywhere', async () => {
    const mert = await add('editor', 'mert');
    const others = tokenOf(await sendResetLink(db, boss, boss.id));
    const first = tokenOf(await sendResetLink(db, boss, mert.id));
    await concludePasswordChange(db, mert);
    expect(await setPasswordByLink(db, first, 'new')).toBeNull();
    const second = tokenOf(await sendResetLink(db, boss, mert.id));
    await signOutEverywhere(db, boss, mert.id);
    expect(await findLink(db, second)).toBeUndefined();
    const mails = db.selectFrom('outbox').select('recipient').where('kind', '=', 'password-reset');
    const stillSent = await mails.where('expires_at', '>', later(60_000).toISOString()).execute();
    expect(stillSent).toEqual([{ recipient: boss.email }]);
    expect(await findLink(db, others)).toMatchObject({ email: boss.email });
  });

  it('a reset link is good for 30 minutes and is swept afterwards', async () => {
    const token = tokenOf(await sendResetLink(db, boss, boss.id));
    expect(await setPasswordByLink(db, token, 'new', later(30 * 60_000 + 1))).toBeNull();
    await deleteOldLinks(db, later(31 * 60_000));
    expect(await countRows('sign_in_links')).toBe(0);
  });

  it('asking for an unknown address stores nothing', async () => {
    await requestReset(db, 'kimse@example.com');
    expect([await countRows('sign_in_links'), await countRows('outbox')]).toEqual([0, 0]);
    await requestReset(db, boss.email);
    expect([await countRows('sign_in_links'), await countRows('outbox')]).toEqual([1, 1]);
  });

  it('who is signed out everywhere has no session left, and each step is in the audit trail', async () => {
    const mert = await add('editor', 'mert');
    await addSession(mert.id);
    expect(await signOutEverywhere(db, boss, mert.id)).toBe(mert.email);
    expect(await countRows('session')).toBe(0);
    expect(await changeRole(db, boss, mert.id, 'manager')).toMatchObject({ ok: true, before: 'editor' });
    await sendResetLink(db, boss, mert.id);
    await removePerson(db, boss, mert.id, null);
    const lines = await db.selectFrom('activity').select(['action', 'entity', 'title', 'user_email']).execute();
    expect(lines.map(({ action }) => action).sort()).toEqual(['remove', 'reset_link', 'role', 'sign_out_everywhere']);
    for (const line of lines)
      expect(line).toMatchObject({ entity: 'person', title: mert.email, user_email: boss.email });
    // A link of somebody who is gone opens nothing, and their mail is forgotten.
    expect([await countRows('sign_in_links'), await countRows('outbox')]).toEqual([0, 0]);
  });

  it('the posts of who is removed stay, and go to whom they are handed over, with history and bin', async () => {
    const mert = await add('editor', 'mert');
    const input = { title: 'Teras bakımı', content: '<p>Bir</p>', image_url: null, status: 'draft' as const };
    const [kept, binned] = [
      await createRecord(db, posts, mert, input),
      await createRecord(db, posts, mert, { ...input, title: 'Silinen' }),
    ];
    if (!kept.ok || !binned.ok) throw new Error('not saved');
    await updateRecord(db, posts, mert, kept.id, { ...input, content: '<p>İki</p>' }, null);
    await deleteRecord(db, posts, mert, binned.id);
    expect(await removePerson(db, boss, mert.id, randomUUID())).toEqual({ ok: false, reason: 'heir-gone' });
    expect(await removePerson(db, boss, mert.id, mert.id)).toEqual({ ok: false, reason: 'heir-gone' });
    expect(await removePerson(db, boss, mert.id, boss.id)).toMatchObject({ ok: true });
    expect(await findRecord(db, posts, kept.id, boss)).toMatchObject({ title: 'Teras bakımı' });
    expect(await revertRecord(db, posts, boss, kept.id, 1)).toMatchObject({ ok: true });
    expect(await findRecord(db, posts, kept.id, boss)).toMatchObject({ content: '<p>Bir</p>', author_id: boss.id });
    expect(await restoreRecord(db, posts, boss, binned.id)).toMatchObject({ ok: true });
    expect(await findRecord(db, posts, binned.id, boss)).toMatchObject({ author_id: boss.id });
  });

  it('without an heir the posts stay with nobody', async () => {
    const mert = await add('editor', 'mert');
    const input = { title: 'Teras', content: '<p>Bir</p>', image_url: null, status: 'draft' as const };
    const saved = await createRecord(db, posts, mert, input);
    await removePerson(db, boss, mert.id, null);
    expect(await db.selectFrom('blog_posts').select(['id', 'author_id']).execute()).toEqual([
      { id: saved.ok && saved.id, author_id: mert.id },
    ]);
  });
});
