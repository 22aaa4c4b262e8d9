import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import sharp from 'sharp';
import type { Size } from '../../tests/engines/support/driver.ts';
import { startFirefox } from '../../tests/engines/support/firefox.ts';
import { openAsStaff } from '../../tests/engines/support/staff.ts';
import { User } from '../../tests/engines/support/user.ts';
import { startWebKit } from '../../tests/engines/support/webkit.ts';
import { signIn } from '../../tests/support/e2e.ts';
import { visit } from '../../tests/support/visitor.ts';
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
const SIZES: Record<string, Size> = {
  390: { width: 390, height: 844 },
  1440: { width: 1440, height: 900 },
};

/** Names and pictures of one engine, all in the same order. */
type Shots = Map<string, Buffer>;

/** The first screen of eight pages in Chromium, Firefox and WebKit, side by side. */
export async function shootEngines(chromium: Browser, baseURL: string, out: string): Promise<void> {
  const missing = ensureEngines();
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const columns = [
    await shootChromium(chromium, baseURL),
    await shootDriver(await startFirefox(process.env.FIREFOX_PATH ?? ''), baseURL),
    await shootDriver(await startWebKit(process.env.WEBKIT_PATH ?? ''), baseURL),
  ];
  await mkdir(out, { recursive: true });
  for (const [size, { width, height }] of Object.entries(SIZES))
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

async function shootChromium(browser: Browser, baseURL: string): Promise<Shots> {
  const shots: Shots = new Map();
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ baseURL, viewport, locale: 'tr-TR' });
    await signIn(context);
    const page = await context.newPage();
    for (const [name, path] of Object.entries(PAGES)) {
      await visit(page, path);
      await expect.poll(() => page.evaluate(havePicturesLoaded)).toBe(true);
      shots.set(`${name}-${size}.png`, await page.screenshot());
    }
    await context.close();
  }
  return shots;
}

async function shootDriver(driver: Awaited<ReturnType<typeof startFirefox>>, baseURL: string): Promise<Shots> {
  const shots: Shots = new Map();
  try {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await driver.resize(viewport);
      const user = new User(driver, baseURL, viewport.width < 500);
      for (const [name, path] of Object.entries(PAGES)) {
        await openAsStaff(user, path);
        await user.expect(havePicturesLoaded).toBe(true);
        shots.set(`${name}-${size}.png`, await driver.screenshot());
      }
    }
  } finally {
    await driver.close();
  }
  return shots;
}

/** Runs in the page, for those on the first screen. A picture that has come is drawn only once it is decoded. */
async function havePicturesLoaded(): Promise<boolean> {
  const images = Array.from(document.images).filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all(images.map((image) => image.decode()));
  return images.every((image) => image.complete);
}
