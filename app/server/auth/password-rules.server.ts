import { foldTurkish } from '#app/shared/turkish.ts';
import { TURKISH_PASSWORDS } from './turkish-passwords.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 1024;

export interface PasswordOwner {
  email: string;
  siteName: string;
}

/** What this business, its products, its roles and its city are called; docs/security-rules.md lists them too. */
const OWN_WORDS =
  'kompozit composite deck citi cit bahce kapi kapisi cephe pergola panel dekoratif ahsap admin administrator yonetici yonetim root user kullanici sifre parola password istanbul hosgeldin welcome'.split(
    ' ',
  );
/** Left over once such words, digits and signs are taken away: fewer letters than this add nothing. */
const OWN_LETTERS = 4;

/** The rules for a new password, wherever it is set. No rule asks for capitals, digits or signs. */
export async function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<'length' | 'common' | 'own-words' | null> {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return 'length';
  if (isRepeated(password) || (await isBreached(password.toLowerCase()))) return 'common';
  return isMadeOfOwnWords(password, owner) ? 'own-words' : null;
}

const isRepeated = (password: string) => /^(.{1,5})\1+$/u.test(password);

/** Loaded only when a password is set: tens of thousands of the passwords that were found most often in breaches. */
async function isBreached(password: string): Promise<boolean> {
  if (TURKISH_PASSWORDS.has(password)) return true;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password);
}

function isMadeOfOwnWords(password: string, { email, siteName }: PasswordOwner): boolean {
  const lettersOf = (text: string) => foldTurkish(text).match(/\p{L}+/gu) ?? [];
  const words = [...OWN_WORDS, ...lettersOf(email), ...lettersOf(siteName)].filter((word) => word.length >= 3);
  const all = lettersOf(password).join('');
  // The longest first, so that "administrator" does not leave "istrator" behind.
  const left = words.sort((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ''), all);
  return left !== all && left.length < OWN_LETTERS;
}
