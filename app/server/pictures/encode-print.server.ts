import sharp from 'sharp';
import { UPLOAD_MAX_PIXELS } from '#app/shared/limits.ts';

const MM_PER_INCH = 25.4;
const DPI = 170;

/** A picture cropped to a frame of so many millimetres, as JPEG. A small picture is not enlarged. */
export async function encodePrint({
  original,
  width,
  height,
}: {
  original: Uint8Array;
  width: number;
  height: number;
}): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: UPLOAD_MAX_PIXELS }).rotate();
  const { autoOrient: own } = await picture.metadata();
  const wanted = { width: (width / MM_PER_INCH) * DPI, height: (height / MM_PER_INCH) * DPI };
  const scale = Math.min(1, own.width / wanted.width, own.height / wanted.height);
  return picture
    .resize(Math.floor(wanted.width * scale), Math.floor(wanted.height * scale), { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer();
}
