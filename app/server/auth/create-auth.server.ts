import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Kysely } from 'kysely';
import { engineOf } from '#app/server/db/engine.server.ts';
import type { Schema } from '#app/server/db/schema.ts';
import { backupCodeOptions } from './backup-codes.server.ts';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-rules.server.ts';

const DAY = 60 * 60 * 24;
/** A session that nobody uses for a week ends; use puts the end off, once a day. */
const IDLE_DAYS = 7;

export interface AuthSettings {
  db: Kysely<Schema>;
  secret: string;
  siteUrl: string;
  /** What an authenticator app lists the account under. */
  siteName?: string;
}

/**
 * Sign-in on our own database. Its HTTP endpoints are not mounted: pages call `auth.api`, so what can be reached from
 * outside is what `app/routes` shows, and attempts are limited in one place (`rate-limit.server.ts`).
 */
export function createAuth({ db, secret, siteUrl, siteName = 'Admin Paneli' }: AuthSettings) {
  const https = siteUrl.startsWith('https://');
  return betterAuth({
    appName: siteName,
    baseURL: siteUrl,
    secret,
    // Without our plugins: better-auth converts dates and flags itself.
    database: { db: db.withoutPlugins(), type: engineOf(db) },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        hasGeneratedPassword: { fieldName: 'passwordMade', type: 'boolean', required: false, input: false },
        role: { type: 'string', required: false, input: false },
      },
    },
    session: { expiresIn: IDLE_DAYS * DAY, updateAge: DAY },
    rateLimit: { enabled: false },
    plugins: [twoFactor({ issuer: siteName, backupCodeOptions })],
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      // `__Host-`: no subdomain and no plain-HTTP answer can plant such a cookie. better-auth's own switch knows only the
      // weaker `__Secure-`, so it stays off and the attribute is set here.
      cookiePrefix: https ? '__Host-kompozit' : 'kompozit',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https, sameSite: 'lax', httpOnly: true, path: '/' },
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
