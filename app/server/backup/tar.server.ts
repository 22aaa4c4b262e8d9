import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack, pack } from 'tar-stream';

const MAX_ENTRY_BYTES = 256 * 1024 * 1024;

export interface TarEntry {
  name: string;
  bytes: Buffer;
}

/** The bytes of an archive. Only one entry is in memory at a time. */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  const archive = pack();
  // An error destroys the archive, so that the loop below throws it.
  const adding = addEntries(archive, entries).catch((error) => archive.destroy(error));
  try {
    yield* archive as AsyncIterable<Buffer>;
  } finally {
    // When the reader stops early, the entries' generator still has to end and close its transaction.
    archive.destroy();
    await adding;
  }
}

async function addEntries(archive: Pack, entries: AsyncIterable<TarEntry>): Promise<void> {
  for await (const { name, bytes } of entries) {
    await new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, type: 'file', mode: 0o600 } as const;
      const entry = archive.entry(header, (error) => (error ? reject(error) : resolve()));
      entry.on('error', reject).end(bytes);
    });
  }
  archive.finalize();
}

/** The files of an archive, one at a time in memory. Throws if it is damaged or incomplete. */
export async function* unpackTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const archive = extract();
  // An error destroys the archive, so that the loop below throws it.
  pipeline(Readable.from(chunks), archive).catch(() => {});
  try {
    for await (const entry of archive) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file' || size > MAX_ENTRY_BYTES)
        throw new Error(`The archive holds something that is not part of a backup: ${name}`);
      yield { name, bytes: Buffer.concat(await Array.fromAsync(entry as AsyncIterable<Buffer>)) };
    }
  } catch (error) {
    const { message } = error as Error;
    if (message === 'Unexpected end of data')
      throw new Error('The backup ends too early: it is incomplete.', { cause: error });
    if (message.startsWith('Invalid tar header'))
      throw new Error('This is not a backup, or it is damaged.', { cause: error });
    throw error;
  }
}
