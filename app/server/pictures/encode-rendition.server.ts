import sharp from 'sharp';
import type { PictureFormat } from '#app/shared/images.ts';
import { UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '#app/shared/limits.ts';

/** A visitor waits for it, so effort is low: a seventh of the usual time for about the same quality and size. */
export async function encodeRendition({
  original,
  width,
  format,
}: {
  original: Uint8Array;
  width: number;
  format: PictureFormat;
}): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: UPLOAD_MAX_PIXELS })
    .rotate()
    .resize(width, UPLOAD_MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
  // Small pictures are mostly shown on phones, whose dense screens hide more compression.
  const quality = width <= 1000 ? 38 : 48;
  if (format === 'avif') return resized.avif({ quality, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return resized.webp({ quality: 76, effort: 2 }).toBuffer();
  return resized.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
