import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Records every toast of the context's pages: a toast lasts two seconds and could appear and vanish between two polls of
 * the page on a busy machine.
 */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const note = (element: Element) => {
      const noted = JSON.parse(sessionStorage.getItem('noted-toasts') ?? '[]');
      const sentences = element.closest('.toast')?.querySelectorAll('.toast-text, .toast-detail') ?? [];
      const texts = Array.from(sentences, (sentence) => sentence.textContent);
      sessionStorage.setItem('noted-toasts', JSON.stringify([...noted, ...texts]));
    };
    // A message that is repeated while it is shown gets a count instead of a second toast.
    const toasts = '.toast, .toast-count';
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(toasts)) note(node);
          for (const inside of node.querySelectorAll(toasts)) note(inside);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Expects a toast with this text or detail that no earlier call has matched. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const fits = (shown: string) => (typeof text === 'string' ? shown === text : text.test(shown));
  const noted = () =>
    page
      .evaluate(() => JSON.parse(sessionStorage.getItem('noted-toasts') ?? '[]') as string[])
      // During a navigation there is no document; the next poll finds the new one.
      .catch(() => []);
  const options = { message: `a toast "${text}"`, intervals: [100] };
  await expect.poll(async () => (await noted()).some(fits), options).toBe(true);
  const rest = await noted();
  rest.splice(rest.findIndex(fits), 1);
  await page.evaluate((left) => sessionStorage.setItem('noted-toasts', JSON.stringify(left)), rest);
}
