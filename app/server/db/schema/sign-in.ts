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
