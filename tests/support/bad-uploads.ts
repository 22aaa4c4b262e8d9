import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { UPLOAD_MAX_BYTES } from '#app/shared/limits.ts';
import type { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';
import { makeJpeg } from './pictures.ts';

export interface BadUpload {
  what: string;
  refusedBy: keyof typeof UPLOAD_ERRORS;
  bytes: Buffer;
  filename?: string;
  type?: string;
}

const HTML = '<!doctype html><html><body><script>alert(document.cookie)</script></body></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><circle r="9"/></svg>';
const PHP = '<?php system($_GET["c"]); ?>';
/** An empty ZIP: only the end-of-central-directory record. */
const ZIP_END = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Each must be refused because of its bytes, with the message of the given rule. */
export async function makeBadUploads(): Promise<BadUpload[]> {
  const jpeg = await makeJpeg({ width: 800, height: 600 });
  const png = await sharp(jpeg).png().toBuffer();
  const webp = await sharp(jpeg).webp().toBuffer();
  const gif = await sharp(jpeg).resize(40).gif().toBuffer();
  const tiff = await sharp(jpeg).resize(40).tiff().toBuffer();
  const avif = await sharp(jpeg).resize(40).avif().toBuffer();
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const black = { width: 10_000, height: 6_000, channels: 3 as const, background: 'black' };

  const rows: [keyof typeof UPLOAD_ERRORS, string, Buffer, string?, string?][] = [
    // Empty, and too large
    ['file', 'an empty file', Buffer.alloc(0)],
    ['size', 'a photograph padded to 5 MB and one byte', padTo(jpeg, UPLOAD_MAX_BYTES + 1)],
    ['size', '5 MB and one byte of nothing', Buffer.alloc(UPLOAD_MAX_BYTES + 1)],

    // Other files with the name and type of a picture
    ['type', 'HTML named .jpg', latin(HTML), 'foto.jpg', 'image/jpeg'],
    ['type', 'HTML behind a byte order mark', latin(`\xef\xbb\xbf${HTML}`), 'foto.png', 'image/png'],
    ['type', 'SVG named .png', latin(SVG), 'logo.png', 'image/png'],
    ['type', 'SVG that says so', latin(`<?xml version="1.0"?>${SVG}`), 'logo.svg', 'image/svg+xml'],
    ['type', 'PHP named .php.jpg', latin(PHP), 'kabuk.php.jpg', 'image/jpeg'],
    ['type', 'a PDF named .webp', latin('%PDF-1.7\n1 0 obj'), 'katalog.webp', 'image/webp'],
    ['type', 'a ZIP named .jpg', ZIP_END, 'foto.jpg', 'image/jpeg'],
    ['type', 'a program named .png', Buffer.concat([latin('MZ\x90\0'), Buffer.alloc(200)]), 'foto.png', 'image/png'],

    // Unsupported picture formats
    ['type', 'a real GIF', gif, 'foto.gif', 'image/gif'],
    ['type', 'a real GIF called JPEG', gif],
    ['type', 'a GIF that is a script too', latin('GIF89a=1;alert(document.cookie)//'), 'foto.jpg'],
    ['type', 'a BMP that is a script too', latin('BM=1;alert(1)//'), 'foto.jpg'],
    ['type', 'a TIFF', tiff, 'tarama.tif', 'image/tiff'],
    ['type', 'an AVIF', avif, 'foto.avif', 'image/avif'],
    ['heic', 'a HEIC of a telephone', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'IMG_1.HEIC', 'image/heic'],
    ['heic', 'a HEIC called JPEG', latin('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')],

    // Truncated pictures
    ['broken', 'the first bytes of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff])],
    ['broken', 'the first bytes of a JPEG and noise', Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(4000, 0x5a)])],
    ['broken', 'the first bytes of a PNG and noise', Buffer.concat([png.subarray(0, 8), Buffer.alloc(4000, 0x5a)])],
    ['broken', 'the first bytes of a WEBP and noise', Buffer.concat([webp.subarray(0, 12), Buffer.alloc(4000, 0x5a)])],
    ['broken', 'half a JPEG', half(jpeg)],
    ['broken', 'half a PNG', half(png)],
    ['broken', 'half a WEBP', half(webp)],
    ['broken', 'a PNG with a byte turned over in its pixels', turnOver(png, png.length >> 1)],
    ['broken', 'a PNG of no size', pngOf(0, 0)],

    // Decompression bombs
    ['pixels', 'a black PNG of 60 megapixels', await sharp({ create: black }).png({ compressionLevel: 9 }).toBuffer()],
    ['pixels', 'a PNG that says 30000 by 30000', pngOf(30_000, 30_000)],
    ['pixels', 'a JPEG that says 65500 by 65500', resizeJpegHeader(jpeg, 65_500)],
    ['pixels', 'a WEBP that says 16383 by 16383', resizeWebpHeader(webp, 16_383)],

    // Polyglots
    ['hidden', 'a JPEG with a page behind it', Buffer.concat([jpeg, latin(HTML)])],
    ['hidden', 'a JPEG with PHP in its comment', withComment(jpeg, PHP)],
    ['hidden', 'a PNG with a script in its text', withPngText(png, '<script>alert(1)</script>')],
    ['hidden', 'a WEBP with SVG behind it', Buffer.concat([webp, latin(SVG)])],
    ['hidden', 'a PNG with a PDF behind it', Buffer.concat([png, latin('%PDF-1.7\n1 0 obj')])],
    ['hidden', 'a JPEG that is a ZIP too', Buffer.concat([jpeg, ZIP_END])],
  ];
  return rows.map(([refusedBy, what, bytes, filename, type]) => ({
    ...{ refusedBy, what, bytes },
    ...(filename && { filename }),
    ...(type && { type }),
  }));
}

/** Appends zeros, which leaves the picture valid. */
const padTo = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);

function turnOver(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([latin(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A well-formed PNG whose header claims more pixels than its data has. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(1000)));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, pngChunk('IHDR', header), pixels, pngChunk('IEND', Buffer.alloc(0))]);
}

function withPngText(png: Buffer, text: string): Buffer {
  const afterHeader = 33;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    pngChunk('tEXt', latin(`Comment\0${text}`)),
    png.subarray(afterHeader),
  ]);
}

function withComment(jpeg: Buffer, text: string): Buffer {
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, latin(text), jpeg.subarray(2)]);
}

function resizeJpegHeader(jpeg: Buffer, size: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  if (frame === -1) throw new Error('not a baseline JPEG');
  copy.writeUInt16BE(size, frame + 5);
  copy.writeUInt16BE(size, frame + 7);
  return copy;
}

/** In a lossy WEBP, width and height follow the start code of the frame, 14 bits each. */
function resizeWebpHeader(webp: Buffer, size: number): Buffer {
  const copy = Buffer.from(webp);
  const start = copy.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  if (start === -1) throw new Error('not a lossy WEBP');
  copy.writeUInt16LE(size, start + 3);
  copy.writeUInt16LE(size, start + 5);
  return copy;
}
