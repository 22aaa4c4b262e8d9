import { expect, it } from 'vitest';
import { parseEnv } from './env.server.ts';

it('works with no setting at all', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demoContent: true,
    trustProxy: 0,
    s3: undefined,
  });
  expect(parseEnv({}).site.url).toBe('http://localhost:3000');
});

it('listens on every address in production', () => {
  expect(parseEnv({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
});

it('tells search engines of changes only when it has a key', () => {
  expect(parseEnv({}).indexNow).toBeUndefined();
  expect(parseEnv({ INDEXNOW_KEY: 'a1b2c3d4e5f6' }).indexNow).toEqual({
    key: 'a1b2c3d4e5f6',
    url: 'https://api.indexnow.org/indexnow',
  });
});

it('sends mail only when it knows a server', () => {
  expect(parseEnv({ MAIL_FROM: 'bilgi@example.com' }).mail).toBeUndefined();
  expect(parseEnv({ SMTP_URL: 'smtp://a:b@posta.example.com:587', MAIL_FROM: 'bilgi@example.com' }).mail).toEqual({
    smtpUrl: 'smtp://a:b@posta.example.com:587',
    from: 'bilgi@example.com',
  });
});

it('serves with one process unless PostgreSQL and a number of them are given', () => {
  expect(parseEnv({}).workers).toBe(1);
  expect(parseEnv({ WORKERS: '1' }).workers).toBe(1);
  expect(parseEnv({ WORKERS: '4', DATABASE_URL: 'postgres://x' }).workers).toBe(4);
});

it('takes an empty setting as not set', () => {
  expect(parseEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
});

it.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SITE_URL: 'ftp://x' }, 'SITE_URL'],
  [{ ADMIN_EMAIL: 'ayse' }, 'ADMIN_EMAIL'],
  [{ ADMIN_PASSWORD: 'kisa' }, 'ADMIN_PASSWORD'],
  [{ SMTP_URL: 'https://posta.example.com' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'ayse' }, 'MAIL_FROM'],
  [{ INDEXNOW_KEY: 'a b' }, 'INDEXNOW_KEY'],
  [{ INDEXNOW_URL: 'ftp://x' }, 'INDEXNOW_URL'],
  [{ DEMO_CONTENT: 'evet' }, 'DEMO_CONTENT'],
  [{ WORKERS: '0', DATABASE_URL: 'postgres://x' }, 'WORKERS'],
  [{ WORKERS: '1.5', DATABASE_URL: 'postgres://x' }, 'WORKERS'],
  [{ WORKERS: '2' }, 'WORKERS'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ S3_BUCKET: 'images' }, 'S3_ENDPOINT'],
  [{ SITE_LAT: '100' }, 'SITE_LAT'],
])('names the wrong setting in %j', (settings, name) => {
  expect(() => parseEnv(settings)).toThrow(new RegExp(`^${name} `, 'm'));
});
