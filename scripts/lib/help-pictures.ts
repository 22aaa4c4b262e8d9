import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { type HelpPicture, PICTURE_SIZE } from '../../app/features/help/chapter.ts';
import { CHAPTERS } from '../../app/features/help/chapters.ts';

const OUT = join(import.meta.dirname, '..', '..', 'content', 'help');
const SCREEN = { width: 1280, height: 900 };

/** The pictures of the guide in the back-office, cut out of its screens at their real size. */
export async function takeHelpPictures(context: BrowserContext): Promise<string[]> {
  await mkdir(OUT, { recursive: true });
  const page = await context.newPage();
  await page.setViewportSize(SCREEN);
  const failures: string[] = [];
  for (const { steps } of CHAPTERS) {
    for (const { picture } of steps) {
      if (picture) await take(page, picture).catch((error) => failures.push(`${picture.name}: ${error}`));
    }
  }
  await page.close();
  return failures;
}

async function take(page: Page, { name, path, press, around }: HelpPicture): Promise<void> {
  page.setDefaultTimeout(10_000);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (press) await page.locator(press).first().click();
  const target = page.locator(around).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${around} is not on the screen`);
  const clip = { ...PICTURE_SIZE, x: placed(box.x, box.width, 'width'), y: placed(box.y, box.height, 'height') };
  const png = await page.screenshot({ clip });
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(join(OUT, `${name}.webp`));
  process.stdout.write(`${name}\n`);
}

/** Around the middle of the element, within the screen. */
function placed(start: number, size: number, side: 'width' | 'height'): number {
  const wanted = start + Math.min(size, PICTURE_SIZE[side]) / 2 - PICTURE_SIZE[side] / 2;
  return Math.round(Math.min(Math.max(wanted, 0), SCREEN[side] - PICTURE_SIZE[side]));
}
