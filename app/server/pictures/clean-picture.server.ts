import sharp, { type Sharp } from 'sharp';
import { UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '#app/shared/limits.ts';
import { type PictureFacts, readPictureFacts } from './read-picture.server.ts';

export type UploadFormat = 'jpeg' | 'png' | 'webp';
export type CleanPicture =
  | { ok: true; bytes: Buffer; facts: PictureFacts }
  | { ok: false; rule: 'side' | 'pixels' | 'broken' };

/** Re-encodes a picture: upright, without metadata, and without whatever follows the image data in the file. */
export async function cleanPicture({
  bytes,
  format,
}: {
  bytes: Uint8Array;
  format: UploadFormat;
}): Promise<CleanPicture> {
  try {
    // Reads the header only, so an oversized picture is refused before it is decoded.
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > UPLOAD_MAX_PIXELS) return { ok: false, rule: 'pixels' };
    if (Math.max(width, height) > UPLOAD_MAX_SIDE) return { ok: false, rule: 'side' };
    const upright = sharp(bytes, { failOn: 'error', limitInputPixels: UPLOAD_MAX_PIXELS, pages: Math.min(pages, 1) });
    const clean = await encode(upright.autoOrient(), format);
    return { ok: true, bytes: clean, facts: await readPictureFacts(clean) };
  } catch {
    // Sharp throws for every kind of damage, and which kind it is does not help the visitor.
    return { ok: false, rule: 'broken' };
  }
}

function encode(image: Sharp, format: UploadFormat): Promise<Buffer> {
  if (format === 'jpeg') return image.jpeg({ quality: 90, mozjpeg: true }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  return image.webp({ quality: 90 }).toBuffer();
}
