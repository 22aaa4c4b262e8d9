import sharp from 'sharp';

const MM_PER_INCH = 25.4;
const CSS_DPI = 96;
const PRINT_DPI = 192;
/** The grain of the site's colour boards, per CSS pixel: fine lines and wide bands, both much longer than wide. */
const GRAINS = [
  { across: 0.42, along: 0.0022, gain: 1.7, offset: -0.62 },
  { across: 0.022, along: 0.0011, gain: 1.5, offset: -0.55 },
];
const GRAIN_OPACITY = 0.3;
/** Along the grain little changes: one row is drawn for so many. */
const ROWS = 8;
const OCTAVES = 3;

export interface ColorBoard {
  hex: string;
  /** In millimetres, as printed. */
  width: number;
  height: number;
  /** Neighbours with different numbers have different grain. */
  place: number;
}

/** A colour as a board, as on the site. In plain arithmetic, because librsvg needs seconds for the same noise. */
export async function drawColorBoard({ hex, width, height, place }: ColorBoard): Promise<Buffer> {
  const [w, fullHeight] = [width, height].map((mm) => Math.round((mm / MM_PER_INCH) * PRINT_DPI)) as [number, number];
  const h = Math.ceil(fullHeight / ROWS);
  const scale = CSS_DPI / PRINT_DPI;
  const color = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const pixels = Buffer.alloc(w * h * 3);
  for (let y = 0; y < h; y++) {
    // Lighter at the top, darker at the bottom, with shaded edges: .colour-board::after.
    const light = Math.max(0, 0.1 * (1 - y / (0.4 * h)));
    const shade = Math.max(0, 0.12 * ((y / h - 0.4) / 0.6));
    for (let x = 0; x < w; x++) {
      const left = Math.max(0, 0.28 * (1 - (x * scale) / 5));
      const right = Math.max(0, 0.3 * (1 - ((w - 1 - x) * scale) / 6));
      let kept = (1 - shade) * (1 - left) * (1 - right);
      for (const [layer, { across, along, gain, offset }] of GRAINS.entries()) {
        const noise = fractalNoise(x * scale * across, y * ROWS * scale * along, place * 2 + layer);
        kept *= 1 - GRAIN_OPACITY * Math.min(1, Math.max(0, gain * noise + offset));
      }
      for (const [channel, value] of color.entries())
        pixels[(y * w + x) * 3 + channel] = Math.round((value + (255 - value) * light) * kept);
    }
  }
  return sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
    .resize(w, fullHeight, { fit: 'fill' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Between 0 and 1, mostly near a half. */
function fractalNoise(x: number, y: number, seed: number): number {
  let sum = 0;
  for (let octave = 0; octave < OCTAVES; octave++) {
    const frequency = 2 ** octave;
    sum += (valueNoise(x * frequency, y * frequency, seed * OCTAVES + octave) * 2 - 1) / frequency;
  }
  return (sum + 1) / 2;
}

function valueNoise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  const upper = random(left, top, seed) * (1 - u) + random(left + 1, top, seed) * u;
  const lower = random(left, top + 1, seed) * (1 - u) + random(left + 1, top + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** The same number for the same place, so that the same board is drawn every time. */
function random(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 1, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0xffffffff;
}
