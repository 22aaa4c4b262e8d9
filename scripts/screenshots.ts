// Full-page pictures of every page, to be looked at: starts the built site on a fresh temporary database and writes
// screenshots/<name>-<width>.png.   npm run screenshots [-- part of a name …]   WIDTHS=320,768 chooses other widths.

import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ADMIN } from '../tests/support/e2e-admin.ts';
import startServer from '../tests/support/e2e-server.ts';
import { ensureChromium } from './lib/chromium.ts';

/** name: address. A step after the page has loaded: `{ path, act }`. */
const SITE: Record<string, Shot> = {
  home: '/',
  about: '/about',
  products: '/products',
  'products-category': '/products?category=fence',
  'products-not-found': '/products/yok',
  'product-detail': '/products/masif-deck-140',
  'product-detail-color': '/products/masif-deck-140?renk=ceviz',
  projects: '/projects',
  'project-detail': '/projects/kandilli-yali-terasi',
  'projects-not-found': '/projects/yok',
  gallery: '/gallery',
  'gallery-viewer': { path: '/gallery', act: openViewer, viewport: true },
  blogs: '/blogs',
  'blog-detail': { path: '/blogs', act: (page) => followFirst(page, 'main a.plate') },
  'blogs-not-found': '/blogs/yok',
  contact: '/contact',
  tesekkurler: '/tesekkurler',
  privacy: '/privacy',
  terms: '/terms',
  'installation-guide': '/installation-guide',
  faq: '/faq',
  'return-policy': '/return-policy',
  'payment-options': '/payment-options',
  erisilebilirlik: '/erisilebilirlik',
  'admin-login': '/admin/login',
};

const BACK_OFFICE: Record<string, Shot> = {
  'admin-dashboard': '/admin/dashboard',
  'admin-products': '/admin/products',
  'admin-product-new': '/admin/products/new',
  'admin-projects': '/admin/projects',
  'admin-project-new': '/admin/projects/new',
  'admin-blogs': '/admin/blogs',
  'admin-blog-new': '/admin/blogs/new',
  'admin-gallery': '/admin/gallery',
  'admin-gallery-new': '/admin/gallery/new',
  'admin-colors': '/admin/colors',
  'admin-messages': '/admin/messages',
  'admin-ui': '/admin/ui',
};

interface Step {
  path: string;
  act: (page: Page) => Promise<unknown>;
  /** Only what is in the window: something lies over the page. */
  viewport?: boolean;
}
type Shot = string | Step;

const OUT = join(import.meta.dirname, '..', 'screenshots');
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);
const wanted = process.argv.slice(2);
const chosen = (shots: Record<string, Shot>) =>
  Object.entries(shots).filter(([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

process.chdir(join(import.meta.dirname, '..'));
execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit' });
await mkdir(OUT, { recursive: true });
const stopServer = await startServer();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--disable-gpu', '--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: process.env.E2E_BASE_URL ?? '',
      viewport: { width, height: width < 768 ? 844 : 900 },
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      reducedMotion: 'reduce',
    });
    for (const [name, shot] of chosen(SITE)) await take(context, name, shot, width);
    const backOffice = chosen(BACK_OFFICE);
    if (backOffice.length > 0) await signIn(context);
    for (const [name, shot] of backOffice) await take(context, name, shot, width);
    await context.close();
  }
} finally {
  await browser.close();
  await stopServer();
}

async function take(context: BrowserContext, name: string, shot: Shot, width: number): Promise<void> {
  const { path, act, viewport = false }: Partial<Step> = typeof shot === 'string' ? { path: shot } : shot;
  const page = await context.newPage();
  await page.goto(path ?? '/', { waitUntil: 'networkidle' });
  await act?.(page);
  await loadPictures(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.screenshot({ path: join(OUT, `${name}-${width}.png`), fullPage: !viewport });
  process.stdout.write(`${name} ${width}${overflow > 0 ? `  WIDER THAN THE SCREEN BY ${overflow} px` : ''}\n`);
  await page.close();
}

/** Lazy pictures come when they are near the window. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('networkidle');
}

async function openViewer(page: Page): Promise<void> {
  await page.locator('main a.plate').nth(2).click();
  await page.locator('dialog.viewer[open]').waitFor();
}

async function followFirst(page: Page, selector: string): Promise<void> {
  await page.goto((await page.locator(selector).first().getAttribute('href')) ?? '/', { waitUntil: 'networkidle' });
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/admin/login');
  await page.locator('input[name=email]').fill(ADMIN.email);
  await page.locator('input[name=password]').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giris Yap' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/admin') && url.pathname !== '/admin/login');
  await page.close();
}
