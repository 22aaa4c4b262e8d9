import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startChromium } from '../../tests/engines/support/chromium.ts';
import type { Driver, Screen } from '../../tests/engines/support/driver.ts';
import { startFirefox } from '../../tests/engines/support/firefox.ts';
import { openAsStaff } from '../../tests/engines/support/staff.ts';
import { User } from '../../tests/engines/support/user.ts';
import { startWebKit } from '../../tests/engines/support/webkit.ts';
import { ensureChromium } from './chromium.ts';
import { ensureEngines } from './engines.ts';

const PAGES = {
  home: '/',
  products: '/products',
  product: '/products/masif-deck-140',
  gallery: '/gallery',
  contact: '/contact',
  calculator: '/hesapla?tur=deck&urun=masif-deck-140&renk=teak&en=5&boy=4',
  samples: '/numune',
  admin: '/admin/products',
};
const SCREENS: Record<string, Screen> = {
  390: { width: 390, height: 844, isPhone: true },
  1440: { width: 1440, height: 900, isPhone: false },
};

/** Names and pictures of one engine, all in the same order. */
type Shots = Map<string, Buffer>;

/** The first screen of eight pages in Chromium, Firefox and WebKit, side by side. */
export async function shootEngines(baseURL: string, out: string): Promise<void> {
  const missing = ensureEngines();
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const columns = [
    await shootDriver('chromium', await startChromium(await ensureChromium()), baseURL),
    await shootDriver('firefox', await startFirefox(process.env.FIREFOX_PATH ?? ''), baseURL),
    await shootDriver('webkit', await startWebKit(process.env.WEBKIT_PATH ?? ''), baseURL),
  ];
  await mkdir(out, { recursive: true });
  for (const [size, { width, height }] of Object.entries(SCREENS))
    for (const page of Object.keys(PAGES)) {
      const name = `${page}-${size}.png`;
      const pictures = columns.map((shots, column) => ({
        input: shots.get(name),
        left: column * (width + 20),
        top: 0,
      }));
      await sharp({ create: { width: width * 3 + 40, height, channels: 3, background: '#c33' } })
        .composite(pictures)
        .png()
        .toFile(join(out, name));
    }
}

async function shootDriver(engine: string, driver: Driver, baseURL: string): Promise<Shots> {
  const shots: Shots = new Map();
  try {
    for (const [size, screen] of Object.entries(SCREENS)) {
      await driver.resize(screen);
      const user = new User(driver, engine, baseURL, screen.isPhone);
      for (const [name, path] of Object.entries(PAGES)) {
        await openAsStaff(user, path);
        await user.expect(isAtRest).toBe(true);
        shots.set(`${name}-${size}.png`, await driver.screenshot());
      }
    }
  } finally {
    await driver.close();
  }
  return shots;
}

/** Runs in the page, for the first screen. A picture that has come is drawn only once it is decoded. */
async function isAtRest(): Promise<boolean> {
  const images = Array.from(document.images).filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all(images.map((image) => image.decode()));
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
  return !isMoving && images.every((image) => image.complete);
}
