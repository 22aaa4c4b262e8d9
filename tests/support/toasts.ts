import { expect, type Page } from '@playwright/test';

/**
 * Notes every toast of the page from its next document on. A toast lasts two seconds, which a busy machine can spend
 * between two looks at the page; what was noted stays.
 */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (element: Element) => {
      const noted = JSON.parse(sessionStorage.getItem('noted-toasts') ?? '[]');
      sessionStorage.setItem('noted-toasts', JSON.stringify([...noted, element.textContent]));
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('.toast')) note(node);
          for (const inside of node.querySelectorAll('.toast')) note(inside);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The toast was shown since the last one that was expected. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const fits = (shown: string) => (typeof text === 'string' ? shown === text : text.test(shown));
  const noted = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('noted-toasts') ?? '[]') as string[]);
  await expect.poll(async () => (await noted()).some(fits), { message: `a toast "${text}"` }).toBe(true);
  await page.evaluate(() => sessionStorage.removeItem('noted-toasts'));
}
