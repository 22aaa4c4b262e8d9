import { type CDPSession, expect, type Page } from '@playwright/test';
import { ENGLISH_WORDS } from './english-words.ts';
import { expectToFitAt } from './fitting.ts';

/** Of everything that a screen reader says of the open page. */
export async function expectTurkishNames(page: Page, what: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  const names = (await page.locator('body').ariaSnapshot()).match(/"[^"]*"/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  const english = names.filter((name) => ENGLISH_WORDS.test(name));
  expect.soft(english, what).toEqual([]);
}

/**
 * Twice the browser's default of 16 px, as a visitor sets it, on a small phone and on a usual one, whose size the page has
 * afterwards. The root gets the new size a moment after the browser was told, and
 * everything that is sized in rem another moment later.
 */
export async function expectRoomForLargeLetters(page: Page, device: CDPSession, what: string): Promise<void> {
  const readLetters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const usual = await readLetters();
  const setLetters = async (standard: number) => {
    await device.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect.poll(readLetters).toBe((usual * standard) / 16);
  };
  await setLetters(32);
  await expectToFitAt(page, `${what} with letters of 200 %`, [320, 390]);
  await setLetters(16);
}
