import { hashPassword as hashTheOldWay } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { findPasswordProblem } from './password-rules.server.ts';

const owner = { email: 'ayse.yilmaz@example.com', siteName: 'Örnek Kompozit' };

it.each([
  ['kisa', 'length'],
  ['x'.repeat(1025), 'length'],
  ['Galatasaray1905', 'common'],
  ['qwertyuiop', 'common'],
  ['starwars', 'common'],
  ['123123123', 'common'],
  ['ÖRNEK-kompozit-2026', 'own-words'],
  ['ayseyilmaz1985', 'own-words'],
  ['Yönetim!Paneli1', 'own-words'],
  ['adminsifre99', 'own-words'],
  // Without any rule on which characters: a sentence, digits of no pattern, an own word among others.
  ['iki kedi damda', null],
  ['8402957361048', null],
  ['kompozit-kestane-rüzgar', null],
])('judges %s as a new password: %s', async (password, problem) => {
  expect(await findPasswordProblem(password, owner)).toBe(problem);
});

it('compares with more than 3000 breached passwords of the length that is asked for', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  expect(dictionary['passwords-common'].filter(({ length }) => length >= 8).length).toBeGreaterThan(3000);
});

it('verifies exactly what was typed: no cut, no change of case or letters', async () => {
  const long = `${'uzun cümle '.repeat(60)}ş`;
  const hash = await hashPassword(long);
  expect(await verifyPassword({ hash, password: long })).toBe(true);
  for (const password of [long.slice(0, -1), `${long} `, long.toUpperCase(), long.normalize('NFD')])
    expect(await verifyPassword({ hash, password })).toBe(false);
  expect(await hashPassword(long)).not.toBe(hash);
});

it('still verifies a hash that was made before the cost was raised', async () => {
  const hash = await hashTheOldWay('uzun-bir-parola-1');
  expect(await verifyPassword({ hash, password: 'uzun-bir-parola-1' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'uzun-bir-parola-2' })).toBe(false);
});
