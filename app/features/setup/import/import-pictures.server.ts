import { createHash } from 'node:crypto';
import { prepareUpload } from '#app/features/uploads/prepare-upload.server.ts';
import { contains } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { insertPicture } from '#app/server/pictures/queries.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imageUrl } from '#app/shared/images.ts';
import { UPLOAD_MAX_BYTES } from '#app/shared/limits.ts';

const TIMEOUT_MS = 30_000;
const AT_ONCE = 4;
const REDIRECTS = 3;

export interface ImportedPictures {
  /** The new address of a picture, or the old one if it could not be fetched. */
  addressOf(url: string): string;
  fetched: number;
  known: number;
  failed: { url: string; reason: string }[];
}

/** Fetches the pictures that the rows name. Paths derive from the addresses, so a second run fetches nothing twice. */
export async function importPictures(db: Db, store: Store, urls: Iterable<string>): Promise<ImportedPictures> {
  const waiting = [...new Set(urls)].filter((url) => /^https?:\/\//i.test(url));
  const hosts = new Set(waiting.flatMap((url) => (URL.canParse(url) ? new URL(url).host : [])));
  const places = new Map<string, string>();
  const result: ImportedPictures = { addressOf: (url) => places.get(url) ?? url, fetched: 0, known: 0, failed: [] };

  async function work() {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const name = `import/${createHash('sha256').update(url).digest('hex').slice(0, 40)}`;
      const there = await findPath(db, name);
      try {
        places.set(url, imageUrl(there ?? (await bring(db, store, await download(url, hosts), name))));
        result[there ? 'known' : 'fetched'] += 1;
      } catch (error) {
        result.failed.push({ url, reason: (error as Error).message });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}

async function findPath(db: Db, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('pictures')
    .select('path')
    .where(contains('path', `${name}.`))
    .executeTakeFirst();
  return found?.path;
}

async function bring(db: Db, store: Store, bytes: Uint8Array, name: string): Promise<string> {
  const prepared = await prepareUpload(bytes);
  if (!prepared.ok) throw new Error(prepared.message);
  const path = `${name}.${prepared.extension}`;
  await store.put(path, prepared.bytes, prepared.facts.contentType);
  await insertPicture(db, path, prepared.facts);
  return path;
}

/** Fetches only from hosts that the rows name, redirects included, and no more bytes than an upload may have. */
async function download(address: string, hosts: Set<string>): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(address);
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const response = await fetch(url, { redirect: 'manual', signal });
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next) {
      await response.body?.cancel();
      url = new URL(next, url);
      if (!hosts.has(url.host)) throw new Error(`leads to ${url.host}, which no row names`);
      continue;
    }
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.byteLength;
      if (size > UPLOAD_MAX_BYTES) throw new Error('is larger than 5 MB');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
  throw new Error('leads from one address to the next');
}
