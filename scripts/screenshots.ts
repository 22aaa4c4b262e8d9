// Screenshots of every page and state: starts the built site on a fresh temporary database and writes
// screenshots/<name>-<width>.png.   npm run screenshots [-- part of a name …]   WIDTHS=320,768 chooses other widths.
// `yardim` makes the pictures of the guide in the back-office instead, in content/help; `engines` eight pages in Chromium,
// Firefox and WebKit side by side, in screenshots/engines.

import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { signIn } from '../tests/support/e2e.ts';
import { ADMIN } from '../tests/support/e2e-admin.ts';
import { startDemoSite } from '../tests/support/e2e-server.ts';
import { startSite } from '../tests/support/site-process.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './lib/chromium.ts';
import { shootEngines } from './lib/engine-shots.ts';
import { takeHelpPictures } from './lib/help-pictures.ts';
import { crowd, leaveMessages } from './lib/shot-crowd.ts';
import { BACK_OFFICE, CROWDED, EMPTY, EMPTY_BACK_OFFICE, type Shot, type Shots, SITE } from './lib/shots.ts';

const OUT = join(import.meta.dirname, '..', 'screenshots');
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);
const wanted = process.argv.slice(2);
/** The printable area. */
const A4 = { width: 673, height: 1002 };
const failures: string[] = [];

process.chdir(join(import.meta.dirname, '..'));
execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit' });
await mkdir(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: CHROMIUM_FLAGS,
});
try {
  const stop = await startDemoSite();
  const demo = process.env.E2E_BASE_URL ?? '';
  await shoot(browser, demo, SITE);
  await shoot(browser, demo, BACK_OFFICE, leaveMessages);
  if (wanted.length === 0 || wanted.includes('yardim')) await shootHelp(browser, demo);
  if (wanted.includes('engines')) await shootEngines(demo, join(OUT, 'engines'));
  await shoot(browser, demo, CROWDED, crowd);
  await stop();
  if (choose({ ...EMPTY, ...EMPTY_BACK_OFFICE }).length > 0) {
    const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'));
    const { email, password } = ADMIN;
    const empty = await startSite({
      DATA_DIR: dataDir,
      DEMO_CONTENT: '0',
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
    });
    await shoot(browser, empty.url, EMPTY);
    await shoot(browser, empty.url, EMPTY_BACK_OFFICE, async () => {});
    await empty.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
} finally {
  await browser.close();
}
if (failures.length > 0) {
  process.stderr.write(`\nNot as it should be:\n${failures.join('\n')}\n`);
  process.exitCode = 1;
}

function choose(shots: Shots): [string, Shot][] {
  return Object.entries(shots)
    .filter(([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
    .map(([name, shot]) => [name, typeof shot === 'string' ? { path: shot } : shot]);
}

/** With `prepare` an admin is signed in; it creates the records that the screenshots show. */
async function shoot(browser: Browser, baseURL: string, shots: Shots, prepare?: (page: Page) => Promise<void>) {
  const chosen = choose(shots);
  if (chosen.length === 0) return;
  let storageState: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
  if (prepare) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signIn(page);
    await prepare(page);
    storageState = await context.storageState();
    await context.close();
  }
  for (const width of widths) {
    for (const [name, shot] of chosen) {
      if (shot.only && (shot.only === 'phone') !== width < 768) continue;
      const context = await browser.newContext({
        baseURL,
        ...(storageState && { storageState }),
        viewport: { width, height: width < 768 ? 844 : 900 },
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        reducedMotion: 'reduce',
        javaScriptEnabled: !shot.withoutJavaScript,
      });
      const file = `${name}-${width}`;
      await take(await context.newPage(), shot, file).catch((error) => failures.push(`${file}: ${error}`));
      await context.close();
    }
  }
}

async function shootHelp(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  });
  await signIn(await context.newPage());
  failures.push(...(await takeHelpPictures(context)));
  await context.close();
}

async function take(page: Page, shot: Shot, file: string): Promise<void> {
  page.setDefaultTimeout(20_000);
  await page.goto(shot.path, { waitUntil: 'networkidle' });
  if (shot.print) {
    await page.setViewportSize(A4);
    await page.emulateMedia({ media: 'print' });
  }
  await shot.act?.(page);
  if (!shot.withoutJavaScript) await loadPictures(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) failures.push(`${file}: wider than the screen by ${overflow} px`);
  await page.screenshot({ path: join(OUT, `${file}.png`), fullPage: !shot.window });
  process.stdout.write(`${file}\n`);
}

/** Lazy pictures below the fold would be missing from a full-page screenshot. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
