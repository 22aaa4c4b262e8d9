import { resolve } from 'node:path';
import { z } from 'zod';
import { FIRST_FACTS, type SiteFacts } from '#app/shared/site.ts';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const DEFAULT_PHONE = '+90 212 555 01 23';
const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535, 'must be a port number');

const settings = z
  .object({
    NODE_ENV: optional(z.enum(['development', 'production', 'test'])),
    PORT: optional(port),
    HOST: optional(z.string()),
    DATA_DIR: optional(z.string()),
    DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
    S3_ENDPOINT: optional(httpUrl),
    S3_REGION: optional(z.string()),
    S3_BUCKET: optional(z.string()),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    SITE_URL: optional(httpUrl),
    ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
    ADMIN_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters')),
    CONTACT_FORM_URL: optional(httpUrl),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })),
    MAIL_FROM: optional(z.email('must be an e-mail address')),
    INDEXNOW_KEY: optional(z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')),
    INDEXNOW_URL: optional(httpUrl),
    DEMO_CONTENT: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' })),
    WORKERS: optional(
      z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(1).max(64, 'must be at most 64'),
    ),
    TRUST_PROXY: optional(z.coerce.number({ error: 'must be a number' }).int().min(0).max(10)),
    SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
    REQUIRE_SECOND_FACTOR: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' })),
    METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
    SITE_NAME: optional(z.string()),
    SITE_PHONE: optional(z.string()),
    SITE_EMAIL: optional(z.email('must be an e-mail address')),
    SITE_WHATSAPP: optional(z.string().regex(/^\d{8,15}$/, 'must be digits only, with the country code')),
    SITE_ADDRESS: optional(z.string()),
    SITE_CITY: optional(z.string()),
    SITE_LAT: optional(z.coerce.number({ error: 'must be a number' }).min(-90).max(90)),
    SITE_LNG: optional(z.coerce.number({ error: 'must be a number' }).min(-180).max(180)),
    SITE_FACEBOOK: optional(httpUrl),
    SITE_INSTAGRAM: optional(httpUrl),
    SITE_X: optional(httpUrl),
    SITE_LINKEDIN: optional(httpUrl),
  })
  .superRefine((value, context) => {
    if ((value.WORKERS ?? 1) > 1 && !value.DATABASE_URL) {
      const message = 'above 1 needs PostgreSQL (DATABASE_URL): the embedded database serves one process';
      context.addIssue({ code: 'custom', path: ['WORKERS'], message });
    }
    const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    const missing = s3.filter((name) => value[name] === undefined);
    if (missing.length === 0 || missing.length === s3.length) return;
    for (const name of missing)
      context.addIssue({ code: 'custom', path: [name], message: 'is needed when another S3 setting is given' });
  });

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Env {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  s3: S3Settings | undefined;
  admin: { email: string | undefined; password: string | undefined };
  contactFormUrl: string | undefined;
  /** Set: the site sends mail itself. `from` is the company's own address unless the setting names another. */
  mail: { smtpUrl: string; from: string | undefined } | undefined;
  /** Set: search engines that speak IndexNow are told of changed pages. */
  indexNow: { key: string; url: string } | undefined;
  demoContent: boolean;
  /** How many processes serve the site on this machine. */
  workers: number;
  trustProxy: number;
  sessionSecret: string | undefined;
  /** Every admin sets up the second step of signing in before anything else. */
  requireSecondFactor: boolean;
  metricsToken: string | undefined;
  logLevel: string;
  /** The public address, and the company's facts until staff change them. */
  site: SiteFacts & { url: string };
}

/** Throws an Error whose message names each wrong setting, one a line. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = settings.safeParse(source);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  const listenPort = value.PORT ?? 3000;
  return {
    production,
    port: listenPort,
    host: value.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(value.DATA_DIR ?? './data'),
    databaseUrl: value.DATABASE_URL,
    s3: readS3(value),
    admin: { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD },
    contactFormUrl: value.CONTACT_FORM_URL,
    mail: value.SMTP_URL ? { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM } : undefined,
    indexNow: value.INDEXNOW_KEY
      ? { key: value.INDEXNOW_KEY, url: value.INDEXNOW_URL ?? 'https://api.indexnow.org/indexnow' }
      : undefined,
    demoContent: value.DEMO_CONTENT !== '0',
    workers: value.WORKERS ?? 1,
    trustProxy: value.TRUST_PROXY ?? 0,
    sessionSecret: value.SESSION_SECRET,
    requireSecondFactor: value.REQUIRE_SECOND_FACTOR === '1',
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL ?? 'info',
    site: {
      ...FIRST_FACTS,
      name: value.SITE_NAME ?? 'Örnek Kompozit',
      url: (value.SITE_URL ?? `http://localhost:${listenPort}`).replace(/\/+$/, ''),
      phone: value.SITE_PHONE ?? DEFAULT_PHONE,
      emergencyPhone: value.SITE_PHONE ?? DEFAULT_PHONE,
      email: value.SITE_EMAIL ?? 'info@example.com',
      whatsapp: value.SITE_WHATSAPP ?? '905555550123',
      address: value.SITE_ADDRESS ?? 'Örnek Mah. Sahil Cad. No: 12, Kadıköy / İstanbul',
      city: value.SITE_CITY ?? 'İstanbul',
      lat: value.SITE_LAT ?? 40.9829,
      lng: value.SITE_LNG ?? 29.0286,
      social: {
        facebook: value.SITE_FACEBOOK ?? 'https://www.facebook.com/example',
        instagram: value.SITE_INSTAGRAM ?? 'https://www.instagram.com/example',
        x: value.SITE_X ?? 'https://x.com/example',
        linkedin: value.SITE_LINKEDIN ?? 'https://www.linkedin.com/company/example',
      },
    },
  };
}

function readS3(value: z.infer<typeof settings>): S3Settings | undefined {
  if (!value.S3_ENDPOINT || !value.S3_BUCKET || !value.S3_ACCESS_KEY_ID || !value.S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: value.S3_ENDPOINT.replace(/\/+$/, ''),
    region: value.S3_REGION ?? 'us-east-1',
    bucket: value.S3_BUCKET,
    accessKeyId: value.S3_ACCESS_KEY_ID,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY,
  };
}

function readEnvOrStop(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    for (const line of (error as Error).message.split('\n')) process.stderr.write(`Wrong setting: ${line}\n`);
    process.exit(1);
  }
}

export const env = readEnvOrStop();
