import { expect, type Page } from '@playwright/test';

type Navigate = (to: string, options: { flushSync: boolean }) => Promise<void>;

/**
 * Goes from an open screen of the back-office to another one as a link does, and waits until it is shown. Costs a fraction
 * of `visit`, which loads a document and hydrates it. Toasts stay, and a form with unsaved changes is not left.
 */
export async function go(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, page.url());
  // A form that was just left may still object for a moment.
  await expect(async () => {
    await page.evaluate((to) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: Navigate };
      };
      return router.navigate(to, { flushSync: true });
    }, address);
    expect(new URL(page.url()).pathname).toBe(pathname);
  }).toPass();
}
