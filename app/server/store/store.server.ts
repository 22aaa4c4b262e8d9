export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

export interface StoredEntry {
  path: string;
  /** When it came here; a file that was copied with its old date is as young as its copy. */
  storedAt: Date;
}

/** The bucket `images`. Paths are relative, with `/` between folders; public addresses are made by `imageUrl`. */
export interface Store {
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(path: string): Promise<StoredFile | null>;
  delete(path: string): Promise<void>;
  list(): AsyncIterable<StoredEntry>;
  /** Rejects when the store cannot be reached. */
  check(): Promise<void>;
}

const PATH_LENGTH = 500;
/** File systems take names of 255 bytes; the folder store appends up to 42 while it writes. */
const NAME_LENGTH = 200;
// No dot at either end of a name: one hides the file on Unix, the other is dropped by Windows.
const SAFE_NAME = /^[\w-](?:[\w.-]*[\w-])?$/;

export function isSafePath(path: string): boolean {
  if (path.length > PATH_LENGTH) return false;
  return path.split('/').every((name) => name.length <= NAME_LENGTH && SAFE_NAME.test(name));
}

/** Every path passes here before it reaches a store, so that no name can climb out of the bucket. */
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
