import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import {
  AdminError,
  createAdmin,
  endSessionsOf,
  generatePassword,
  listAdmins,
  removeAdmin,
  setAdminPassword,
} from './admins.server.ts';
import { type Auth, createAuth } from './create-auth.server.ts';

const PASSWORD = 'uzun-bir-parola-1';

onEachEngine('sign-in', (opened) => {
  let auth: Auth;
  const db = () => opened().database.db;
  const signIn = (email: string, password: string) =>
    auth.api.signInEmail({ body: { email, password }, headers: new Headers(), returnHeaders: true });
  const cookieOf = (headers: Headers) => new Headers({ cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' });

  beforeAll(async () => {
    auth = createAuth({ db: db(), secret: 'x'.repeat(40), siteUrl: 'https://example.com' });
    await createAdmin(auth, 'Ayse@Example.com', PASSWORD);
  });

  it('lets an admin in with a cookie that scripts cannot read and other sites cannot send', async () => {
    const { headers } = await signIn('ayse@example.com', PASSWORD);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-kompozit\.session_token=.*Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    const session = await auth.api.getSession({ headers: cookieOf(headers) });
    expect(session?.user.email).toBe('ayse@example.com');
  });

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const failures = await Promise.all(
      [signIn('ayse@example.com', 'yanlis-parola'), signIn('yok@example.com', PASSWORD)].map((attempt) =>
        attempt.catch((error) => [error.statusCode, error.message]),
      ),
    );
    expect(failures[0]).toEqual(failures[1]);
    expect(failures[0]).toEqual([401, expect.any(String)]);
  });

  it('ends a session at sign-out: the replayed cookie is refused', async () => {
    const cookie = cookieOf((await signIn('ayse@example.com', PASSWORD)).headers);
    await auth.api.signOut({ headers: cookie });
    expect(await auth.api.getSession({ headers: cookie })).toBeNull();
  });

  it('refuses a cookie that was tampered with', async () => {
    const cookie = cookieOf((await signIn('ayse@example.com', PASSWORD)).headers).get('cookie') ?? '';
    const forged = new Headers({ cookie: cookie.replace(/=(.)/, (_, first) => `=${first === 'A' ? 'B' : 'A'}`) });
    expect(await auth.api.getSession({ headers: forged })).toBeNull();
  });

  it('has no sign-up', async () => {
    const attempt = auth.api.signUpEmail({ body: { email: 'x@example.com', password: PASSWORD, name: 'x' } });
    await expect(attempt).rejects.toThrow();
    expect((await listAdmins(db())).map(({ email }) => email)).toEqual(['ayse@example.com']);
  });

  it('stores passwords only as scrypt hashes', async () => {
    const { password } = await db().selectFrom('account').select('password').executeTakeFirstOrThrow();
    expect(password).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{86}$/);
  });

  it('sets a new password and ends the sessions', async () => {
    await createAdmin(auth, 'fatma@example.com', PASSWORD);
    const cookie = cookieOf((await signIn('fatma@example.com', PASSWORD)).headers);
    await setAdminPassword(auth, 'fatma@example.com', 'yepyeni-parola-2');
    expect(await auth.api.getSession({ headers: cookie })).toBeNull();
    await expect(signIn('fatma@example.com', PASSWORD)).rejects.toThrow();
    await signIn('fatma@example.com', 'yepyeni-parola-2');
    await removeAdmin(db(), 'fatma@example.com');
  });

  it('an admin who is removed is out at once, and the operator ends the sessions of one admin or of all', async () => {
    await createAdmin(auth, 'zeynep@example.com', PASSWORD);
    const sessionOf = (cookie: Headers) => auth.api.getSession({ headers: cookie });
    const [ayse, zeynep] = await Promise.all(
      ['ayse@example.com', 'zeynep@example.com'].map(async (email) =>
        cookieOf((await signIn(email, PASSWORD)).headers),
      ),
    );
    if (!ayse || !zeynep) throw new Error('signed in above');
    await removeAdmin(db(), 'zeynep@example.com');
    expect([await sessionOf(zeynep), (await sessionOf(ayse))?.user.email]).toEqual([null, 'ayse@example.com']);
    await expect(endSessionsOf(db(), 'zeynep@example.com')).rejects.toThrow('not an admin');
    const { id: user_id } = (await listAdmins(db()))[0] ?? { id: '' };
    const at = new Date().toISOString();
    const link = { id: randomUUID(), token_hash: 'x', role: null, created_by: null, created_at: at, expires_at: at };
    await db()
      .insertInto('sign_in_links')
      .values({ ...link, purpose: 'reset', email: 'ayse@example.com', user_id })
      .execute();
    expect(await endSessionsOf(db(), 'Ayse@example.com')).toBeGreaterThan(0);
    expect(await sessionOf(ayse)).toBeNull();
    expect(await db().selectFrom('sign_in_links').select('id').execute()).toEqual([]);
    await signIn('ayse@example.com', PASSWORD);
    expect(await endSessionsOf(db(), undefined)).toBe(1);
  });

  it('does not remove the last admin', async () => {
    await expect(removeAdmin(db(), 'ayse@example.com')).rejects.toThrow('last admin');
  });

  it('refuses short and common passwords, and a second admin with the same address', async () => {
    await expect(createAdmin(auth, 'b@example.com', 'kisa')).rejects.toThrow(AdminError);
    await expect(createAdmin(auth, 'b@example.com', 'Galatasaray1905')).rejects.toThrow('guessed');
    await expect(createAdmin(auth, 'AYSE@example.com', PASSWORD)).rejects.toThrow('already');
  });

  it('takes a long password', async () => {
    const long = 'Şu uzun cümle tam tamına hatırlanır. '.repeat(25);
    await createAdmin(auth, 'uzun@example.com', long);
    await signIn('uzun@example.com', long);
    await removeAdmin(db(), 'uzun@example.com');
  });
});

it('makes passwords that nobody makes twice', () => {
  expect(new Set(Array.from({ length: 100 }, generatePassword)).size).toBe(100);
  expect(generatePassword()).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
});
