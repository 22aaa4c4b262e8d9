import { createHash } from 'node:crypto';
import { makeReadable } from './readable.server.ts';

const AMOUNT = 10;
const HASHED = /^[0-9a-f]{64}$/;

/** As it is typed from paper: capitals, blanks and hyphens do not matter. */
export function hashBackupCode(typed: string): string {
  return createHash('sha256')
    .update(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
}

/**
 * better-auth can only encrypt backup codes, which somebody who has database and secret can undo. 24 random letters are
 * 118 bits, enough for a plain hash to keep them; sign-in hands over the hash of what was typed.
 */
export const backupCodeOptions = {
  customBackupCodesGenerate: () => Array.from({ length: AMOUNT }, () => makeReadable(4, 6)),
  storeBackupCodes: {
    // Called again with what is left after a code was used: hashes by then.
    encrypt: async (json: string) =>
      JSON.stringify((JSON.parse(json) as string[]).map((code) => (HASHED.test(code) ? code : hashBackupCode(code)))),
    decrypt: async (stored: string) => stored,
  },
};
