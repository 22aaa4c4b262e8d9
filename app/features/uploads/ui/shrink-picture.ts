import { UPLOAD_MAX_BYTES } from '#app/shared/limits.ts';

/** As wide as the widest rendition needs, and a little less than phones take. */
export const LONGEST_SIDE = 2560;
const QUALITY = 0.82;

export interface ShrunkPicture {
  file: File;
  before: { width: number; height: number };
  after: { width: number; height: number };
}

export const isHeic = ({ type, name }: { type: string; name: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Photographs of phones: too large to be sent as they are, or in a format that only some browsers read. */
export const needsShrinking = (file: File) =>
  isHeic(file) || (file.size > UPLOAD_MAX_BYTES && file.type.startsWith('image/'));

/** Upright, smaller, as JPEG and without metadata, done by the browser; null for a file that it cannot read. */
export async function shrinkPicture(file: File): Promise<ShrunkPicture | null> {
  const bitmap = await readBitmap(file);
  if (!bitmap) return null;
  const before = { width: bitmap.width, height: bitmap.height };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const after = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  const canvas = document.createElement('canvas');
  Object.assign(canvas, after);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // What is transparent would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, after.width, after.height);
  context.drawImage(bitmap, 0, 0, after.width, after.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) return null;
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return { file: new File([blob], name, { type: 'image/jpeg' }), before, after };
}

async function readBitmap(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    // Older browsers do not know the option, and turn photographs upright without it.
    if (!(error instanceof TypeError)) return null;
    return createImageBitmap(file).catch(() => null);
  }
}
