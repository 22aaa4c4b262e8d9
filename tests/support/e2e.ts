import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ADMIN } from './e2e-admin.ts';
import { type Allowance, addReports, PageWatch } from './page-watch.ts';
import { SharedPage } from './shared-page.ts';

export { expect };

type SessionState = Awaited<ReturnType<BrowserContext['storageState']>>;
type TestFixtures = {
  /** For `test.use`, where a test needs an empty cache or changes what lasts: a page that no other test has used or will. */
  ownPage: boolean;
  /** What tells this test's contexts from those of others. */
  contextKey: string;
  pageWatch: PageWatch;
  /** Lists problems that this test expects: `allow(404)`, `allow('tile.openstreetmap.org')`, `allow(/status 4/)`. */
  allow: (...expected: Allowance[]) => void;
  /** A page of a signed-in admin. It shares its session with others: a test that signs out uses `signIn(page)` instead. */
  adminPage: Page;
};
type WorkerFixtures = {
  adminSession: SessionState;
  /** The page of visitors, or of the admin, by the contexts' key. */
  sharedPage: (who: 'visitor' | 'admin', contextKey: string) => SharedPage;
};

/** Playwright's `test`, which fails on every problem in a page that the test did not `allow`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Not in the configuration, because the server is started after it has been read.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),

  pageWatch: async ({ baseURL }, use) => {
    const watch = new PageWatch(baseURL ?? '');
    await use(watch);
    expect(watch.problems(), 'nothing goes wrong in the page').toEqual([]);
  },

  allow: async ({ pageWatch }, use) => use((...expected) => pageWatch.allow(...expected)),

  ownPage: [false, { option: true }],

  contextKey: async ({ viewport, isMobile, userAgent, javaScriptEnabled, contextOptions }, use) =>
    use(JSON.stringify([viewport, isMobile, userAgent, javaScriptEnabled, contextOptions])),

  context: async ({ browser, ownPage, contextKey, sharedPage, pageWatch, javaScriptEnabled }, use) => {
    // With JavaScript disabled Chromium reports the preloaded scripts as failed requests.
    if (javaScriptEnabled === false) pageWatch.allow(/failed request \(csp\): GET \S+\.js$/);
    const shared = ownPage ? new SharedPage() : sharedPage('visitor', contextKey);
    const page = await shared.take(() => newContext(browser));
    pageWatch.listen(page.context());
    await use(page.context());
    await (ownPage ? shared.close() : shared.giveBack([]));
  },

  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),

  adminPage: async ({ browser, ownPage, contextKey, adminSession, sharedPage, pageWatch }, use) => {
    const shared = ownPage ? new SharedPage() : sharedPage('admin', contextKey);
    const page = await shared.take(() => newContext(browser, adminSession));
    pageWatch.listen(page.context());
    await use(page);
    await (ownPage ? shared.close() : shared.giveBack(adminSession.cookies));
  },

  sharedPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const pages = new Map<string, SharedPage>();
      await use((who, contextKey) => {
        const key = `${who} ${contextKey}`;
        if (!pages.has(key)) pages.set(key, new SharedPage());
        return pages.get(key) as SharedPage;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],

  // Once per worker: hashing a password takes a while, and attempts are limited.
  adminSession: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL });
      await signIn(context);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Gives the page's context a session of its own and opens no page, as the dialog of the back-office does. The login form:
 * admin-login.spec.ts.
 */
export async function signIn({ request }: Page | BrowserContext, { email, password } = ADMIN): Promise<void> {
  const answer = await request.post('/admin/login.data?stay', { form: { email, password } });
  expect(await answer.text()).toContain('signedIn');
}

async function newContext(browser: Browser, storageState?: SessionState): Promise<BrowserContext> {
  const context = await browser.newContext({ storageState });
  await addReports(context);
  return context;
}
