import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';

/**
 * A window of 256 KB, larger than any public page. By itself brotli asks for 9 MB: V8 counts them as part of the heap while a page is
 * being compressed, and collected all old objects for every eighth page that was rendered on a quiet site.
 */
const WINDOW_BITS = 18;

/** Compresses in another thread. */
export function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return compressWith<BrotliOptions>(brotliCompress, body, { params });
}

/** Compresses in another thread. */
export function compressGzip(body: Buffer, level: number): Promise<Buffer> {
  return compressWith<ZlibOptions>(gzip, body, { level });
}

type Callback = (error: Error | null, result: Buffer) => void;

interface Compressed {
  buffer: Buffer;
  engine: Engine;
}

/** Of a compressor of Node's, what keeps the bytes that went in and came out; Node does not describe these fields. */
interface Engine {
  buffers?: unknown;
  cb?: unknown;
  _outBuffer?: unknown;
}

/**
 * Only a collection of old objects frees Node's compressors, which hold a quarter of a megabyte for each page: so many of
 * them brought about such collections. A used one lets go of the bytes here.
 */
async function compressWith<O>(
  compress: (body: Buffer, options: O & { info: true }, callback: Callback) => void,
  body: Buffer,
  options: O,
): Promise<Buffer> {
  const { buffer, engine } = await new Promise<Compressed>((resolve, reject) => {
    // What `info` asks for; Node's types do not know it.
    const end: Callback = (error, result) => (error ? reject(error) : resolve(result as unknown as Compressed));
    compress(body, { ...options, info: true }, end);
  });
  engine.buffers = undefined;
  engine.cb = undefined;
  engine._outBuffer = undefined;
  return trim(buffer);
}

/** zlib returns a view of a 16 KB buffer; without the copy the whole buffer would stay in memory. */
export function trim(view: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(view.length);
  view.copy(copy);
  return copy;
}
