import sharp, { type Sharp } from 'sharp';
import { type PictureFacts, readPictureFacts } from '#app/server/pictures/read-picture.server.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '#app/shared/limits.ts';
import { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';
import { holdsDocument } from './hidden-document.ts';

export type PreparedUpload =
  | { ok: true; bytes: Buffer; facts: PictureFacts; extension: string }
  | { ok: false; message: string };

/**
 * Judges the bytes alone, whatever name and type came with them, and writes the picture anew: turned upright, without
 * metadata, and without anything that was hidden behind the pixels.
 */
export async function prepareUpload(bytes: Uint8Array): Promise<PreparedUpload> {
  if (bytes.byteLength === 0) return refuse('file');
  if (bytes.byteLength > UPLOAD_MAX_BYTES) return refuse('size');
  const format = recogniseFormat(bytes);
  if (!format) return refuse(isHeic(bytes) ? 'heic' : 'type');
  if (holdsDocument(bytes)) return refuse('hidden');
  try {
    // Sharp's own limit speaks of "pixel limit"; asking the header first gives the visitor the right text.
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > UPLOAD_MAX_PIXELS) return refuse('pixels');
    const upright = sharp(bytes, { failOn: 'error', limitInputPixels: UPLOAD_MAX_PIXELS, pages: Math.min(pages, 1) });
    const clean = await encode(upright.autoOrient(), format);
    return { ok: true, bytes: clean, facts: await readPictureFacts(clean), extension: EXTENSION[format] };
  } catch {
    // Sharp throws for every way in which a file can be broken; which one does not help the visitor.
    return refuse('broken');
  }
}

type Format = 'jpeg' | 'png' | 'webp';
const EXTENSION: Record<Format, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

function encode(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'jpeg') return image.jpeg({ quality: 90, mozjpeg: true }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  return image.webp({ quality: 90 }).toBuffer();
}

function recogniseFormat(bytes: Uint8Array): Format | null {
  const starts = (offset: number, ...codes: number[]) => codes.every((code, i) => bytes[offset + i] === code);
  if (starts(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return null;
}

function isHeic(bytes: Uint8Array): boolean {
  const brand = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brand);
}

const refuse = (rule: keyof typeof UPLOAD_ERRORS): PreparedUpload => ({ ok: false, message: UPLOAD_ERRORS[rule] });
