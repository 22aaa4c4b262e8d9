import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyOlderHash } from 'better-auth/crypto';
import { inPasswordQueue } from './password-queue.server.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 32 MiB three times over: what OWASP ASVS 5.0 asks of scrypt at least. A hash names its own cost, so this can be raised. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 64;
const HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** The password as it was typed: neither cut nor changed. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, N, r, p, salt, key] = HASH.exec(hash) ?? [];
  // Accounts made before the cost was raised have better-auth's own hash until their password changes.
  if (!salt || !key) return inPasswordQueue(() => verifyOlderHash({ hash, password }));
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

function deriveKey(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return inPasswordQueue(() => derive(password, salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }));
}
