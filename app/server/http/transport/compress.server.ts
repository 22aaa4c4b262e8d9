import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';

/**
 * A window of 256 KB, larger than any public page. Without this setting brotli takes 9 MB, which V8 counts as heap while it
 * compresses: on a quiet site every eighth page that was rendered made V8 collect all old objects.
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

/** The fields of Node's compressors that hold the bytes that went in and came out. Node does not document them. */
interface Engine {
  buffers?: unknown;
  cb?: unknown;
  _outBuffer?: unknown;
}

/**
 * Takes the bytes out of the compressor once it is done. Node's compressors are freed only when V8 collects old objects, and
 * the quarter of a megabyte that each held for its page made V8 do that often.
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
