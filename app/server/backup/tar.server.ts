// The little of the tar format (ustar) that a backup needs: plain files with short names. Any `tar` opens what is written here.

const BLOCK = 512;
const NAME_BYTES = 100;
const END = Buffer.alloc(2 * BLOCK);

export interface TarEntry {
  name: string;
  bytes: Buffer;
}

/** The bytes of an archive, one file at a time in memory. */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield header(name, bytes.length);
    yield bytes;
    yield Buffer.alloc(padding(bytes.length));
  }
  yield END;
}

/** The files of an archive, one at a time in memory; throws where the archive is damaged or ends too early. */
export async function* unpackTar(
  chunks: AsyncIterable<Buffer>,
  maxEntryBytes = 256 * 1024 * 1024,
): AsyncGenerator<TarEntry> {
  const take = createTaker(chunks);
  for (;;) {
    const block = await take(BLOCK);
    if (block.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(block);
    if (size > maxEntryBytes) throw new Error(`The archive holds a file of ${size} bytes: ${name}`);
    const bytes = await take(size);
    await take(padding(size));
    yield { name, bytes };
  }
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) >= NAME_BYTES) throw new Error(`Too long a name for the archive: ${name}`);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(name, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(Date.now() / 1000), 12), 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

function readHeader(block: Buffer): { name: string; size: number } {
  const text = (start: number, end: number) => block.toString('utf8', start, end).replace(/\0.*$/s, '').trim();
  const said = Number.parseInt(text(148, 156), 8);
  if (said !== checksum(block)) throw new Error('This is not a backup, or it is damaged (wrong checksum).');
  const size = Number.parseInt(text(124, 136), 8);
  if (!(size >= 0)) throw new Error('The archive is damaged (no size).');
  return { name: text(0, NAME_BYTES), size };
}

/** The sum of all bytes, the checksum's own field counted as blanks. */
function checksum(block: Buffer): number {
  let sum = 0;
  for (let i = 0; i < BLOCK; i += 1) sum += i >= 148 && i < 156 ? 32 : (block[i] ?? 0);
  return sum;
}

/** Gives exactly so many of the next bytes, whatever pieces they arrive in. */
function createTaker(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async function take(count: number): Promise<Buffer> {
    const pieces = [rest];
    let length = rest.length;
    while (length < count) {
      const { value, done } = await source.next();
      if (done) throw new Error('The backup ends too early: it is incomplete.');
      pieces.push(value);
      length += value.length;
    }
    const all = pieces.length === 1 ? rest : Buffer.concat(pieces);
    rest = all.subarray(count);
    return all.subarray(0, count);
  };
}
