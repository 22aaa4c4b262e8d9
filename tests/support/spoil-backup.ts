import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { manifestSchema } from '#app/server/backup/manifest.ts';
import { packTar, type TarEntry, unpackTar } from '#app/server/backup/tar.server.ts';

export async function change(file: string, from: string, to: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.write(to, bytes.indexOf(from));
  await writeFile(file, bytes);
}

type Row = Record<string, unknown>;
type EditableManifest = ReturnType<typeof manifestSchema.parse>;
export const climb = (m: EditableManifest) => ({
  ...m,
  pictures: m.pictures.map((p) => ({ ...p, path: '../../etc/passwd' })),
});

/** Repacks a backup with another manifest and other rows, and corrects the hashes. */
export async function repack(
  file: string,
  editManifest: (manifest: EditableManifest) => EditableManifest,
  editRow: (name: string, row: Row) => Row | undefined = (_name, row) => row,
): Promise<void> {
  const entries: TarEntry[] = await Array.fromAsync(unpackTar(inPieces(await readFile(file))));
  const sums = new Map<string, ReturnType<typeof createHash>>();
  const edited: TarEntry[] = [];
  for (const { name, bytes } of entries) {
    if (name === 'manifest.json') {
      const manifest = editManifest(manifestSchema.parse(JSON.parse(bytes.toString())));
      for (const [table, sum] of sums) if (manifest.tables[table]) manifest.tables[table].sha256 = sum.digest('hex');
      edited.push({ name, bytes: Buffer.from(JSON.stringify(manifest)) });
    } else if (name.startsWith('rows/')) {
      const lines = bytes.toString().split('\n').filter(Boolean);
      const rows = lines.flatMap((line) => editRow(name, JSON.parse(line)) ?? []);
      if (rows.length === 0) continue;
      const text = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      const table = name.split('/')[1] ?? '';
      sums.set(table, (sums.get(table) ?? createHash('sha256')).update(text));
      edited.push({ name, bytes: text });
    } else edited.push({ name, bytes });
  }
  const chunks = await Array.fromAsync(packTar(inOrder(edited)));
  await writeFile(file, Buffer.concat(chunks));
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

async function* inOrder(entries: TarEntry[]): AsyncGenerator<TarEntry> {
  yield* entries;
}
