export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

export interface StoredEntry {
  path: string;
  /** When it was stored here. For a copied file that is the time of the copy, whatever date it carries. */
  storedAt: Date;
}

/** The bucket `images`. Paths are relative, with `/` between folders; `imageUrl` gives their public addresses. */
export interface Store {
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(path: string): Promise<StoredFile | null>;
  delete(path: string): Promise<void>;
  list(): AsyncIterable<StoredEntry>;
  /** Rejects when the store cannot be reached. */
  check(): Promise<void>;
}

const PATH_LENGTH = 500;
/** File systems allow 255 bytes; the folder store appends up to 42 while it writes. */
const NAME_LENGTH = 200;
// No dot at the start (hidden on Unix) or at the end (dropped by Windows).
const SAFE_NAME = /^[\w-](?:[\w.-]*[\w-])?$/;

export function isSafePath(path: string): boolean {
  if (path.length > PATH_LENGTH) return false;
  return path.split('/').every((name) => name.length <= NAME_LENGTH && SAFE_NAME.test(name));
}

/** Called for every path before it reaches a store, so that none can leave the bucket. */
export function assertSafePath(path: string): void {
  if (!isSafePath(path)) throw new Error(`Not a path of the store: ${JSON.stringify(path)}`);
}

const CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

export function contentTypeOf(path: string): string {
  return CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}
