import { type BrotliOptions, brotliCompress, gzip, type ZlibOptions } from 'node:zlib';

type Callback = (error: Error | null, result: Buffer) => void;

/** Of a compressor of Node's, what keeps the bytes that went in and came out; Node does not describe these fields. */
interface Engine {
  buffers?: unknown;
  cb?: unknown;
  _outBuffer?: unknown;
}

/**
 * Compresses in another thread. Only a collection of old objects frees Node's compressors, which hold a quarter of a megabyte
 * for each page: so many of them brought about such collections. A used one lets go of the bytes here.
 */
function compressWith<O>(compress: (body: Buffer, options: O & { info: true }, callback: Callback) => void) {
  return (body: Buffer, options: O): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      compress(body, { ...options, info: true }, (error, result) => {
        if (error) return reject(error);
        // What `info` asks for; Node's types do not know it.
        const { buffer, engine } = result as unknown as { buffer: Buffer; engine: Engine };
        engine.buffers = undefined;
        engine.cb = undefined;
        engine._outBuffer = undefined;
        resolve(trim(buffer));
      });
    });
}

export const compressBrotli = compressWith<BrotliOptions>(brotliCompress);
export const compressGzip = compressWith<ZlibOptions>(gzip);

/** zlib returns a view of a 16 KB buffer; without the copy the whole buffer would stay in memory. */
export function trim(view: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(view.length);
  view.copy(copy);
  return copy;
}
