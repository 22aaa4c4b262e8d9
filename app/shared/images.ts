/** The path under which objects of the bucket `images` are served, whichever store holds them. */
const PREFIX = '/images/';

export function imageUrl(path: string): string {
  return PREFIX + path;
}

/** The path in the bucket, or null for an address that is not ours. */
export function imagePath(url: string): string | null {
  return url.startsWith(PREFIX) ? url.slice(PREFIX.length) : null;
}

/**
 * The canonical form of an address, for comparing, storing and showing. Rows of older sites contain relative addresses
 * (`images/a.jpg`, `../uploads/b.jpg`), which would resolve differently on every page, and names with spaces.
 */
export function normalizeImageUrl(url: string): string {
  const encoded = url.trim().replace(/[\s"<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  if (encoded.startsWith('//')) return `https:${encoded}`;
  return encoded.replace(/^(?:\.{0,2}\/)*(?=[\w%-][^:]*\/)/, '/');
}

const OWN_PICTURE = /^(?:\/[\w%-][^/]*)+\/[^/]+\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Whether a normalized address can be a picture: in the bucket, elsewhere on this site, or on the web. */
export function isImageUrl(url: string): boolean {
  if (url.length > 2000 || /[\s"<>\\]/.test(url)) return false;
  if (url.startsWith(PREFIX)) return url.length > PREFIX.length;
  return OWN_PICTURE.test(url) || /^https?:\/\/[^/]/i.test(url);
}

/** What a page needs to show a picture. Without a hash it is on another server and shown as it is, without renditions. */
export interface PictureView {
  src: string;
  hash?: string;
  width?: number;
  height?: number;
  placeholder?: string;
  /** What staff wrote about it in the library; wins over the words of the page. */
  alt?: string;
  /** The point that crops keep, as a CSS position; without it each page crops as it sees fit. */
  focus?: string;
}

/** For a card, whose title says what its picture shows: pages do not carry words that nobody hears. */
export function withoutAlt({ alt: _, ...picture }: PictureView): PictureView {
  return picture;
}

/** The widths of renditions. No others are made. */
export const PICTURE_WIDTHS = [240, 400, 540, 660, 800, 1000, 1200, 1600, 2000, 2600] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export function renditionUrl(hash: string, width: number, format: PictureFormat): string {
  return `/pictures/${hash}/${width}.${format}`;
}

const RENDITION = /^\/pictures\/([0-9a-f]{32})\/(\d+)\.(avif|webp|jpg)$/;

/** Parses the address of a rendition; null when there is no such rendition. */
export function readRenditionUrl(path: string): { hash: string; width: number; format: PictureFormat } | null {
  const [, hash, digits, format] = RENDITION.exec(path) ?? [];
  const width = PICTURE_WIDTHS.find((offered) => String(offered) === digits);
  return hash && width ? { hash, width, format: format as PictureFormat } : null;
}
