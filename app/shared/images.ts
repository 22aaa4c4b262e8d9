/** Where an object of the bucket `images` is reached. The address is the same whichever store holds the bytes. */
const PREFIX = '/images/';

export function imageUrl(path: string): string {
  return PREFIX + path;
}

/** The path in the bucket, or null for an address that is not ours. */
export function imagePath(url: string): string | null {
  return url.startsWith(PREFIX) ? url.slice(PREFIX.length) : null;
}

/**
 * The one form of an address that is compared, stored and shown. Rows of older sites hold relative ones
 * (`images/a.jpg`, `../uploads/b.jpg`), which would lead elsewhere on every page, and names with spaces.
 */
export function normalizeImageUrl(url: string): string {
  const encoded = url.trim().replace(/[\s"<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  if (encoded.startsWith('//')) return `https:${encoded}`;
  return encoded.replace(/^(?:\.{0,2}\/)*(?=[\w%-][^:]*\/)/, '/');
}

const OWN_PICTURE = /^(?:\/[\w%-][^/]*)+\/[^/]+\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Whether a normalized address can be a picture's: one of the bucket, another picture on this site, or one on the web. */
export function isImageUrl(url: string): boolean {
  if (url.length > 2000 || /[\s"<>\\]/.test(url)) return false;
  if (url.startsWith(PREFIX)) return url.length > PREFIX.length;
  return OWN_PICTURE.test(url) || /^https?:\/\/[^/]/i.test(url);
}

/** What a page needs to show a picture well. Without a hash it is a foreign address, shown as it is. */
export interface PictureView {
  src: string;
  hash?: string;
  width?: number;
  height?: number;
  placeholder?: string;
}

/** The widths a picture is offered in; nothing else is ever made. */
export const PICTURE_WIDTHS = [240, 400, 540, 660, 800, 1000, 1200, 1600, 2000, 2600] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export function renditionUrl(hash: string, width: number, format: PictureFormat): string {
  return `/pictures/${hash}/${width}.${format}`;
}

const RENDITION = /^\/pictures\/([0-9a-f]{32})\/(\d+)\.(avif|webp|jpg)$/;

/** What such an address asks for, or null when it is none that we offer. */
export function readRenditionUrl(path: string): { hash: string; width: number; format: PictureFormat } | null {
  const [, hash, digits, format] = RENDITION.exec(path) ?? [];
  const width = PICTURE_WIDTHS.find((offered) => String(offered) === digits);
  return hash && width ? { hash, width, format: format as PictureFormat } : null;
}
