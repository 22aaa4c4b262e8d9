import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isSafePath } from '#app/server/store/store.server.ts';
import { migrations } from '#migrations/all.ts';
import { FORMAT_VERSION, MANIFEST, type Manifest, manifestSchema, pictureName } from './manifest.ts';
import { unpackTar } from './tar.server.ts';

/** Its message is shown to the operator. */
export class BackupError extends Error {}

export interface BackupPart {
  rows?: { table: string; rows: Record<string, unknown>[] };
  picture?: { name: string; bytes: Buffer };
}

const ROWS_NAME = /^rows\/(\w+)\/\d{6,}\.ndjson$/;

/** Verifies the whole file: throws unless every row and picture matches the manifest. */
export async function checkBackup(file: string): Promise<Manifest> {
  const tables = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  const pictures = new Map<string, number>();
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of unpackTar(createReadStream(file))) {
    const table = ROWS_NAME.exec(name)?.[1];
    if (name === MANIFEST) manifest = readManifest(bytes);
    else if (table) {
      const seen = tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
      seen.rows += readRows(name, bytes).length;
      seen.hash.update(bytes);
      tables.set(table, seen);
    } else if (name === pictureName({ sha256: createHash('sha256').update(bytes).digest('hex') })) {
      pictures.set(name, bytes.length);
    } else throw new BackupError(`The backup is damaged at ${name}.`);
  }
  if (!manifest) throw new BackupError('The backup has no manifest: it is incomplete, or no backup.');

  for (const [name, said] of Object.entries(manifest.tables)) {
    const { rows, hash } = tables.get(name) ?? { rows: 0, hash: createHash('sha256') };
    if (rows !== said.rows || hash.digest('hex') !== said.sha256)
      throw new BackupError(`The rows of ${name} are not those that were backed up.`);
  }
  for (const picture of manifest.pictures) {
    if (!isSafePath(picture.path)) throw new BackupError(`The backup names a picture ${JSON.stringify(picture.path)}.`);
    if (pictures.get(pictureName(picture)) !== picture.bytes)
      throw new BackupError(`The backup lacks the picture ${picture.path}.`);
  }
  return manifest;
}

/** Reads a file that `checkBackup` has verified, part by part. */
export async function* readParts(file: string): AsyncGenerator<BackupPart> {
  for await (const { name, bytes } of unpackTar(createReadStream(file))) {
    const table = ROWS_NAME.exec(name)?.[1];
    if (table) yield { rows: { table, rows: readRows(name, bytes) } };
    else if (name !== MANIFEST) yield { picture: { name, bytes } };
  }
}

function readManifest(bytes: Buffer): Manifest {
  const parsed = manifestSchema.safeParse(parseJson(bytes.toString()));
  if (!parsed.success) throw new BackupError('The manifest of the backup cannot be read.');
  const unknown = parsed.data.migrations.filter((name) => !(name in migrations));
  if (parsed.data.version > FORMAT_VERSION || unknown.length > 0)
    throw new BackupError('The backup was made by a newer version of this program. Update first, then restore.');
  return parsed.data;
}

function readRows(name: string, bytes: Buffer): Record<string, unknown>[] {
  return bytes
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const row = parseJson(line);
      if (typeof row !== 'object' || row === null) throw new BackupError(`The backup is damaged at ${name}.`);
      return row as Record<string, unknown>;
    });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
