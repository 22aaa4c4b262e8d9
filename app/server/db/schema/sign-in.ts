import type { Generated, Timestamp } from './columns.ts';

/** better-auth's tables, with its column names. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: unknown;
  image: string | null;
  twoFactorEnabled: boolean | null;
  /** The password is still the one that was generated and printed. */
  passwordMade: boolean | null;
  role: Generated<string>;
  createdAt: unknown;
  updatedAt: unknown;
}

export interface SessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: unknown;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: unknown;
  updatedAt: unknown;
}

export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: unknown;
  updatedAt: unknown;
}

/** Secret and codes are encrypted with the session secret. */
export interface TwoFactorTable {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  verified: boolean | null;
  failedVerificationCount: number | null;
  lockedUntil: unknown;
}

/** By which somebody sets a password. A used one is deleted. */
export interface SignInLinkTable {
  id: string;
  purpose: 'invitation' | 'reset';
  email: string;
  role: string | null;
  user_id: string | null;
  token_hash: string;
  /** The e-mail address of who sent it; null: of who forgot the password. */
  created_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}
