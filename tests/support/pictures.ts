import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A real photograph-like JPEG, different at every call, so that no two tests share a file. */
export function makeJpeg({ width = 640, height = 480 } = {}): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({
    create: { width, height, channels: 3, background: { r, g, b }, noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .jpeg()
    .toBuffer();
}
