import { APIError } from 'better-auth/api';
import { encode } from 'uqr';
import type { Auth } from './create-auth.server.ts';

export interface SecondFactorSetup {
  /** For typing in, where no camera is at hand. */
  secret: string;
  /** The squares of the QR code as one SVG path, on a field of `size` by `size`. */
  qr: { size: number; path: string };
  backupCodes: string[];
}

/** Undefined when the password is wrong. Nothing is on until a code has been entered (`confirmSecondFactor`). */
export async function beginSecondFactor(
  auth: Auth,
  headers: Headers,
  password: string,
): Promise<SecondFactorSetup | undefined> {
  const begun = await unlessRefused(auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }));
  if (begun?.method !== 'totp') return undefined;
  const secret = new URL(begun.totpURI).searchParams.get('secret') ?? '';
  return { secret, qr: drawQrCode(begun.totpURI), backupCodes: begun.backupCodes };
}

/** The headers that carry on the session, or undefined when the code is wrong. */
export async function confirmSecondFactor(auth: Auth, headers: Headers, code: string): Promise<Headers | undefined> {
  const body = { code: code.replace(/\s/g, '') };
  return (await unlessRefused(auth.api.verifyTOTP({ body, headers, returnHeaders: true })))?.headers;
}

export async function endSecondFactor(auth: Auth, headers: Headers, password: string): Promise<Headers | undefined> {
  return (await unlessRefused(auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })))
    ?.headers;
}

export async function makeBackupCodes(auth: Auth, headers: Headers, password: string): Promise<string[] | undefined> {
  return (await unlessRefused(auth.api.generateBackupCodes({ body: { password }, headers })))?.backupCodes;
}

/** Ends every other session too: whoever knew the old password is out. */
export async function changePassword(
  auth: Auth,
  headers: Headers,
  { current, wanted }: { current: string; wanted: string },
): Promise<Headers | undefined> {
  const body = { currentPassword: current, newPassword: wanted, revokeOtherSessions: true };
  return (await unlessRefused(auth.api.changePassword({ body, headers, returnHeaders: true })))?.headers;
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return undefined;
    throw error;
  }
}

/** Drawn here, so that the secret is sent to nobody who draws QR codes for others. */
function drawQrCode(text: string): SecondFactorSetup['qr'] {
  const { size, data } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
