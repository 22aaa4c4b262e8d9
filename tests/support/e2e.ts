import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ADMIN } from './e2e-admin.ts';
import { type Allowance, PageWatch } from './page-watch.ts';

export { expect };

type SessionState = Awaited<ReturnType<BrowserContext['storageState']>>;
type TestFixtures = {
  pageWatch: PageWatch;
  /** Names what this test expects to go wrong: `allow(404)`, `allow('tile.openstreetmap.org')`, `allow(/status 4/)`. */
  allow: (...expected: Allowance[]) => void;
  /** A page of a signed-in admin. It shares its session with others: a test that signs out uses `signIn(page)` instead. */
  adminPage: Page;
};
type WorkerFixtures = { adminSession: SessionState };

/** Playwright's `test`, whose pages fail the test when anything goes wrong that the test did not `allow`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // The address is known only after the configuration was read.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),

  pageWatch: async ({ baseURL }, use) => {
    const watch = new PageWatch(baseURL ?? '');
    await use(watch);
    expect(watch.problems(), 'nothing goes wrong in the page').toEqual([]);
  },

  allow: async ({ pageWatch }, use) => use((...expected) => pageWatch.allow(...expected)),

  context: async ({ context, pageWatch, javaScriptEnabled }, use) => {
    // A browser without scripts refuses to preload them, and calls that a failure.
    if (javaScriptEnabled === false) pageWatch.allow(/failed request \(csp\): GET \S+\.js$/);
    await pageWatch.follow(context);
    await use(context);
  },

  adminPage: async ({ browser, contextOptions, adminSession, pageWatch }, use) => {
    const context = await browser.newContext({ ...contextOptions, storageState: adminSession });
    await pageWatch.follow(context);
    await use(await context.newPage());
    await context.close();
  },

  // Once per worker: hashing a password takes a while, and attempts are limited.
  adminSession: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL });
      await signIn(await context.newPage());
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Signs in through the login form, as staff do. */
export async function signIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.goto('/admin/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Giris Yap' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/admin') && url.pathname !== '/admin/login');
}
