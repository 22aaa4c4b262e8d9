import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Draws the site's icons from the brand mark into public/. Run it when the mark changes: npm run icons

const FOREST = '#15231c';
const folder = join(import.meta.dirname, '..', 'public');

/** The mark of app/ui/brand-mark.tsx, `share` of the square wide. */
function drawIcon({ share, radius = 0 }: { share: number; radius?: number }): string {
  const size = 28 / share;
  const at = (size - 28) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${Math.round(radius * size)}" fill="${FOREST}"/><g transform="translate(${at} ${at})"><path fill="#fff" d="M2 4h5v20H2zM8.5 4h5v20h-5zM15 4h5v12h-5zM21.5 4H26v20h-4.5z"/><path fill="#e3b27a" d="M15 17.5h5V24h-5z"/></g></svg>\n`;
}

function drawPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 28 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

async function writePng(name: string, svg: string, size: number) {
  await writeFile(join(folder, name), await drawPng(svg, size));
}

/** One PNG with the header of an ICO file, for clients that request /favicon.ico without reading the page. */
async function writeIco(name: string, svg: string, size: number) {
  const png = await drawPng(svg, size);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  await writeFile(join(folder, name), Buffer.concat([header, png]));
}

const rounded = drawIcon({ share: 0.7, radius: 0.18 });
const square = drawIcon({ share: 0.64 });
// Android masks the icon; only the middle 80 percent are sure to be shown.
const maskable = drawIcon({ share: 0.5 });

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'favicon.svg'), rounded);
await writePng('favicon-32.png', rounded, 32);
await writeIco('favicon.ico', rounded, 32);
await writePng('apple-touch-icon.png', square, 180);
await writePng('icon-192.png', rounded, 192);
await writePng('icon-512.png', rounded, 512);
await writePng('icon-maskable-192.png', maskable, 192);
await writePng('icon-maskable-512.png', maskable, 512);
