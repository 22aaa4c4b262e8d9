import { expect, type Page } from '@playwright/test';

type State = 'idle' | 'loading' | 'submitting';
interface Router {
  state: { navigation: { state: State }; revalidation: State; fetchers: Map<string, { state: State }> };
  subscribe: (changed: () => void) => () => void;
  navigate: (to: string, options: { flushSync: boolean }) => Promise<void>;
}

/**
 * Goes from an open screen of the back-office to another one as a link does, once that screen has finished what it was
 * doing, and waits until the other one is shown. Costs a fraction of `visit`, which loads a document and hydrates it.
 * Toasts stay, and a form with unsaved changes is not left.
 */
export async function go(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, page.url());
  // A form that was just left may still object for a moment.
  await expect(async () => {
    await page.evaluate(navigate, address);
    expect(new URL(page.url()).pathname).toBe(pathname);
  }).toPass();
  // The router finishes before React has shown the new screen, which removes the veil with the old one.
  await expect(page.locator('.wait-veil')).toHaveCount(0);
}

async function navigate(address: string): Promise<void> {
  const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router };
  const isIdle = ({ navigation, revalidation, fetchers } = router.state) =>
    [navigation.state, revalidation, ...[...fetchers.values()].map(({ state }) => state)].every(
      (state) => state === 'idle',
    );
  if (!isIdle()) {
    await new Promise<void>((resolve) => {
      const unsubscribe = router.subscribe(() => {
        if (!isIdle()) return;
        unsubscribe();
        resolve();
      });
    });
  }
  await router.navigate(address, { flushSync: true });
}

/**
 * In a window of this width forms have no preview beside them, which would be loaded anew with every draft. What it shows:
 * admin-preview.spec.ts.
 */
export const hidePreview = (page: Page): Promise<void> => page.setViewportSize({ width: 1000, height: 900 });
