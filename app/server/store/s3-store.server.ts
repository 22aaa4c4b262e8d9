import { AwsClient } from 'aws4fetch';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import type { S3Settings } from '#app/server/env.server.ts';
import { UPLOAD_CACHE_SECONDS } from '#app/shared/limits.ts';
import { assertSafePath, contentTypeOf, isSafePath, type Store } from './store.server.ts';

const TIMEOUT_MS = 15_000;

// Values stay strings, since a key may look like a number. Contents is always a list, also with a single file.
const xml = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => name === 'Contents',
});
const listing = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.coerce.date() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});
const refusal = z.object({ Error: z.object({ Code: z.string() }) });

/** Any S3-compatible store with path-style addresses. */
export function createS3Store(settings: S3Settings): Store {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 2,
  });
  const bucket = `${settings.endpoint}/${settings.bucket}`;

  const send = (url: string, init: RequestInit = {}) =>
    client.fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const locate = (path: string) => {
    assertSafePath(path);
    return `${bucket}/${path}`;
  };

  return {
    async put(path, bytes, contentType) {
      const headers = { 'content-type': contentType, 'cache-control': `public, max-age=${UPLOAD_CACHE_SECONDS}` };
      await expectOk(await send(locate(path), { method: 'PUT', headers, body: Buffer.from(bytes) }), 'put');
    },
    async get(path) {
      const response = await send(locate(path));
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      await expectOk(response, 'get', false);
      const contentType = response.headers.get('content-type') ?? contentTypeOf(path);
      return { bytes: Buffer.from(await response.arrayBuffer()), contentType };
    },
    async delete(path) {
      const response = await send(locate(path), { method: 'DELETE' });
      if (response.status !== 404) await expectOk(response, 'delete');
    },
    async *list() {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(token && { 'continuation-token': token }) });
        const response = await send(`${bucket}?${query}`);
        await expectOk(response, 'list', false);
        const { ListBucketResult: page } = listing.parse(xml.parse(await response.text()));
        for (const { Key: path, LastModified: storedAt } of page.Contents)
          if (isSafePath(path)) yield { path, storedAt };
        token = page.NextContinuationToken;
      } while (token);
    },
    async check() {
      await expectOk(await send(bucket, { method: 'HEAD' }), 'check');
    },
  };
}

async function expectOk(response: Response, what: string, drain = true): Promise<void> {
  if (!response.ok) {
    throw new Error(`The S3 store refused to ${what}: ${response.status} ${await readErrorCode(response)}`.trim());
  }
  // An unread body would keep the connection open.
  if (drain) await response.body?.cancel();
}

/** Empty for responses of proxies and load balancers, which are not XML. */
async function readErrorCode(response: Response): Promise<string> {
  const text = await response.text();
  if (XMLValidator.validate(text) !== true) return '';
  return refusal.safeParse(xml.parse(text)).data?.Error.Code ?? '';
}
