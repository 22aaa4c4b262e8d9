import { randomBytes, scryptSync } from 'node:crypto';

/** As app/server/auth/password-hash.server.ts stores it, at a low cost: a hash names its own. Signing in with it takes no time. */
export function cheapHash(password: string): string {
  const cost = { N: 2 ** 10, r: 8, p: 1 };
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 64, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
