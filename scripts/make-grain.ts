import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Draws the grain of boards (app/styles/site/color-board.css) into app/ui/grain/. Run it when the grain changes: npm run grain
// Browsers could draw the same noise from the filter itself, but that keeps a phone busy for tenths of a second.

/** The area after which the grain repeats, in CSS pixels. */
const TILE = { width: 600, height: 900 };
/**
 * The size of the picture. Across the board the grain is fine: two pixels for each CSS pixel. Along the board it hardly
 * changes, so few pixels are enough, which the browser stretches.
 */
const WIDTH = 1200;
const HEIGHT = 48;
/** This share at the start of a tile fades from what follows its end, so that no seam shows where tiles meet. */
const FADE = 1 / 3;
const folder = join(import.meta.dirname, '..', 'app', 'ui', 'grain');

interface Noise {
  frequency: string;
  seed: number;
  contrast: string;
}

/** How dense each pixel is, from 0 to 255. */
async function drawNoise({ frequency, seed, contrast }: Noise): Promise<Buffer> {
  const [width, height] = [TILE.width * (1 + FADE), TILE.height * (1 + FADE)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${contrast}"/></filter><rect width="${width}" height="${height}" filter="url(#g)"/></svg>`;
  const drawn = await sharp(Buffer.from(svg), { density: 144 }).extractChannel(3).png().toBuffer();
  const size = { width: WIDTH * (1 + FADE), height: HEIGHT * (1 + FADE) };
  const pixels = await sharp(drawn)
    .resize({ ...size, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  const at = (x: number, y: number) => (pixels[y * size.width + x] ?? 0) - mean;
  const fade = (from: number, to: number, share: number) =>
    // The average of two noises has less contrast than either; the division restores it.
    (from * (1 - share) + to * share) / Math.hypot(1 - share, share);
  const acrossSeam = (x: number, y: number) =>
    x < WIDTH * FADE ? fade(at(x + WIDTH, y), at(x, y), x / (WIDTH * FADE)) : at(x, y);
  const tile = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const share = Math.min(1, y / (HEIGHT * FADE));
      const value = share < 1 ? fade(acrossSeam(x, y + HEIGHT), acrossSeam(x, y), share) : acrossSeam(x, y);
      tile[y * WIDTH + x] = Math.max(0, Math.min(255, Math.round(mean + value)));
    }
  return tile;
}

const lines = await drawNoise({ frequency: '.42 .0022', seed: 11, contrast: '1.7 -.62' });
const shades = await drawNoise({ frequency: '.022 .0011', seed: 4, contrast: '1.5 -.55' });
/** Black, as dense as both over each other. */
const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
lines.forEach((line, n) => {
  pixels[4 * n + 3] = 255 - ((255 - line) * (255 - (shades[n] ?? 0))) / 255;
});

await mkdir(folder, { recursive: true });
const grain = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } });
const webp = { quality: 1, alphaQuality: 30, effort: 6 };
await grain.clone().webp(webp).toFile(join(folder, 'standing.webp'));
await grain.clone().rotate(90).webp(webp).toFile(join(folder, 'lying.webp'));
