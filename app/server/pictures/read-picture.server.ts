import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { UPLOAD_MAX_PIXELS } from '#app/shared/limits.ts';

export interface PictureFacts {
  hash: string;
  width: number;
  height: number;
  bytes: number;
  contentType: string;
  placeholder: string;
}

const TYPES: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Decodes the whole picture, so a truncated or malformed file throws here and never reaches the store. */
export async function readPictureFacts(bytes: Uint8Array): Promise<PictureFacts> {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: UPLOAD_MAX_PIXELS });
  const { format, width, height } = await image.metadata();
  const contentType = TYPES[format ?? ''];
  if (!contentType) throw new Error(`Not a JPEG, PNG or WEBP picture: ${format}`);
  const tiny = await image.resize(16, 16, { fit: 'inside' }).webp({ quality: 30 }).toBuffer();
  return {
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    width,
    height,
    bytes: bytes.byteLength,
    contentType,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}
