import sharp from 'sharp';
import { BRAND_ACCENT, BRAND_BOARDS } from '#app/shared/brand-mark.ts';
import { UPLOAD_MAX_PIXELS } from '#app/shared/limits.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '#app/shared/share-picture.ts';
import { loadTypesetter } from './typesetter.server.ts';

const BAND_HEIGHT = 250;
const MARGIN = 64;
const TITLE_SIZES = [
  { size: 60, lines: 1 },
  { size: 52, lines: 2 },
  { size: 46, lines: 2 },
];
const SMALLEST = { size: 46 };
const BRAND_SIZE = 27;
const MARK_SIZE = 34;
const FOREST = '#0e1713';

export interface ShareFacts {
  title: string;
  brand: string;
  photo: Buffer | null;
}

/** The photograph with the title on a band below it: no text on photographs, as on the site. */
export async function drawSharePicture({ title, brand, photo }: ShareFacts): Promise<Buffer> {
  const band = Buffer.from(await drawBand(title, brand));
  const background = sharp({
    create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: FOREST },
  });
  const top = photo ? [{ ...(await cropPhoto(photo)), left: 0, top: 0 }] : [];
  return background
    .composite([...top, { input: band, left: 0, top: SHARE_HEIGHT - BAND_HEIGHT }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function cropPhoto(photo: Buffer) {
  const height = SHARE_HEIGHT - BAND_HEIGHT;
  const input = await sharp(photo, { limitInputPixels: UPLOAD_MAX_PIXELS })
    .rotate()
    .flatten({ background: FOREST })
    .resize(SHARE_WIDTH, height, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { input, raw: { width: SHARE_WIDTH, height, channels: 3 as const } };
}

async function drawBand(title: string, brand: string): Promise<string> {
  const text = await loadTypesetter();
  const width = SHARE_WIDTH - 2 * MARGIN;
  const fits = ({ size, lines }: { size: number; lines: number }) => text.wrap(title, size, width, 3).length <= lines;
  const { size } = TITLE_SIZES.find(fits) ?? SMALLEST;
  const lines = text.wrap(title, size, width, 2);
  const lineHeight = size * 1.14;
  const brandLine = BAND_HEIGHT - 38;
  const block = size * 0.72 + lineHeight * (lines.length - 1);
  const firstLine = (brandLine - BRAND_SIZE - 8 - block) / 2 + size * 0.72;
  const mark = `translate(${MARGIN} ${brandLine - MARK_SIZE * 0.8}) scale(${MARK_SIZE / 28})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${BAND_HEIGHT}">
    <rect width="100%" height="100%" fill="${FOREST}"/>
    <path fill="#ffffff" d="${lines.map((line, index) => text.outline(line, size, MARGIN, firstLine + index * lineHeight)).join('')}"/>
    <g transform="${mark}">
      <path fill="#ffffff" d="${BRAND_BOARDS}"/>
      <path fill="#e3b27a" d="${BRAND_ACCENT}"/>
    </g>
    <path fill="#c2c1b7" d="${text.outline(text.wrap(brand, BRAND_SIZE, width - 60, 1).join(''), BRAND_SIZE, MARGIN + MARK_SIZE + 14, brandLine)}"/>
  </svg>`;
}
