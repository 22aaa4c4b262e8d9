import { beforeAll, expect, it, vi } from 'vitest';
import { cheapHash } from '#tests/support/cheap-hash.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { createAdmin, setAdminPassword, turnSecondFactorOff } from './admins.server.ts';
import { type Auth, createAuth } from './create-auth.server.ts';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
  makeBackupCodes,
  verifyCode,
} from './second-factor.server.ts';
import { describeDevice, endOtherSessions, endSession, findSessions } from './sessions.server.ts';

const PASSWORD = 'uzun-bir-parola-1';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

// Passwords are hashed slowly on purpose.
vi.setConfig({ testTimeout: 60_000 });

onEachEngine('an account', (opened) => {
  let auth: Auth;
  const db = () => opened().database.db;
  const cookiesOf = (headers: Headers) =>
    new Headers({
      cookie: headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    });
  const signIn = async (email: string, password = PASSWORD) => {
    const headers = new Headers({ 'user-agent': CHROME, 'x-client-address': '203.0.113.7' });
    const answer = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
    return { response: answer.response, cookies: cookiesOf(answer.headers) };
  };
  /** With a hash that is checked in no time: these tests sign in a dozen times. */
  const addAdmin = async (email: string) => {
    const id = await createAdmin(auth, email, PASSWORD);
    await db()
      .updateTable('account')
      .set({ password: cheapHash(PASSWORD) })
      .where('userId', '=', id)
      .execute();
    return id;
  };
  const sessionOf = (cookies: Headers) => auth.api.getSession({ headers: cookies });
  const codeOf = async (secret: string) => {
    // The address holds the secret in base32, the library takes the text behind it.
    return (await auth.api.generateTOTP({ body: { secret: fromBase32(secret) } })).code;
  };

  beforeAll(() => {
    auth = createAuth({ db: db(), secret: 'x'.repeat(40), siteUrl: 'http://example.com', siteName: 'Örnek' });
  });

  it('lists its own sessions with device and address, and ends them one by one or all but this', async () => {
    const userId = await addAdmin('a@example.com');
    const admin = { id: userId, email: 'a@example.com' };
    const stranger = { id: await addAdmin('stranger@example.com'), email: 'stranger@example.com' };
    const [mine, second, third] = [
      await signIn('a@example.com'),
      await signIn('a@example.com'),
      await signIn('a@example.com'),
    ];
    const current = (await sessionOf(mine.cookies))?.session.id ?? '';
    const sessions = await findSessions(db(), userId, current);
    expect(sessions).toHaveLength(3);
    expect(sessions.find((session) => session.current)).toMatchObject({
      id: current,
      device: 'Chrome, Windows',
      address: '203.0.113.7',
    });
    expect(JSON.stringify(sessions)).not.toContain((await sessionOf(mine.cookies))?.session.token);

    const secondId = (await sessionOf(second.cookies))?.session.id ?? '';
    expect(await endSession(db(), stranger, secondId)).toBe(false);
    expect(await sessionOf(second.cookies)).not.toBeNull();
    expect(await endSession(db(), admin, secondId)).toBe(true);
    expect(await sessionOf(second.cookies)).toBeNull();
    await endOtherSessions(db(), admin, current);
    expect(await sessionOf(third.cookies)).toBeNull();
    expect(await sessionOf(mine.cookies)).not.toBeNull();
  });

  it('changes its password with the old one alone, and every other session ends', async () => {
    await addAdmin('b@example.com');
    const [mine, other] = [await signIn('b@example.com'), await signIn('b@example.com')];
    const wanted = 'yepyeni-parola-2';
    expect(await changePassword(auth, mine.cookies, { current: 'yanlis-parola', wanted })).toBeUndefined();
    const headers = await changePassword(auth, mine.cookies, { current: PASSWORD, wanted });
    expect(await sessionOf(other.cookies)).toBeNull();
    expect((await sessionOf(cookiesOf(headers as Headers)))?.user.email).toBe('b@example.com');
    await expect(signIn('b@example.com')).rejects.toThrow();
    await signIn('b@example.com', wanted);
  });

  it('with a second factor asks for a code after the password, and the password alone opens no session', async () => {
    const userId = await addAdmin('c@example.com');
    const mine = await signIn('c@example.com');
    expect(await beginSecondFactor(auth, mine.cookies, 'yanlis-parola')).toBeUndefined();
    const setup = await beginSecondFactor(auth, mine.cookies, PASSWORD);
    expect(setup?.backupCodes.length).toBeGreaterThanOrEqual(8);
    expect(setup?.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    // Begun but not confirmed: nobody is locked out by half a set-up.
    expect('twoFactorRedirect' in (await signIn('c@example.com')).response).toBe(false);
    expect(await confirmSecondFactor(auth, mine.cookies, '000000')).toBeUndefined();
    expect(await confirmSecondFactor(auth, mine.cookies, await codeOf(setup?.secret ?? ''))).toBeDefined();

    const halfway = await signIn('c@example.com');
    expect(halfway.response).toMatchObject({ twoFactorRedirect: true });
    expect(await sessionOf(halfway.cookies)).toBeNull();
    const wrong = auth.api.verifyTOTP({ body: { code: '000000' }, headers: halfway.cookies });
    await expect(wrong).rejects.toThrow();
    const right = await auth.api.verifyTOTP({
      body: { code: await codeOf(setup?.secret ?? '') },
      headers: halfway.cookies,
      returnHeaders: true,
    });
    expect((await sessionOf(cookiesOf(right.headers)))?.user.id).toBe(userId);

    // A backup code opens once.
    const [code = ''] = setup?.backupCodes ?? [];
    const byBackup = async () => {
      const { cookies } = await signIn('c@example.com');
      return verifyCode(auth, cookies, code);
    };
    const signedIn = cookiesOf((await byBackup()).headers);
    expect(await sessionOf(signedIn)).not.toBeNull();
    await expect(byBackup()).rejects.toThrow();

    const fresh = await makeBackupCodes(auth, signedIn, PASSWORD);
    expect(fresh).not.toContain(code);
    expect(await endSecondFactor(auth, signedIn, 'yanlis-parola')).toBeUndefined();
    expect(await endSecondFactor(auth, signedIn, PASSWORD)).toBeDefined();
    expect('twoFactorRedirect' in (await signIn('c@example.com')).response).toBe(false);
  });

  it('gets back in after a lost telephone, by the operator', async () => {
    await addAdmin('d@example.com');
    const mine = await signIn('d@example.com');
    const setup = await beginSecondFactor(auth, mine.cookies, PASSWORD);
    await confirmSecondFactor(auth, mine.cookies, await codeOf(setup?.secret ?? ''));
    expect((await signIn('d@example.com')).response).toMatchObject({ twoFactorRedirect: true });
    // A forgotten password is set anew by the operator; the second factor stays.
    await setAdminPassword(auth, 'd@example.com', PASSWORD);
    expect((await signIn('d@example.com')).response).toMatchObject({ twoFactorRedirect: true });
    await turnSecondFactorOff(db(), 'd@example.com');
    expect('twoFactorRedirect' in (await signIn('d@example.com')).response).toBe(false);
  });
});

it.each([
  [CHROME, 'Chrome, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['', 'Bilinmeyen cihaz'],
])('names the device of %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

function fromBase32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return Buffer.from(bytes).toString();
}
