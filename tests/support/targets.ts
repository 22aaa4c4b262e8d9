import { expect, type Page } from '@playwright/test';
import { resize } from './visitor.ts';

/** Touch screens: a laptop, a tablet in landscape and in portrait, the smallest phone and a usual one. */
const SCREENS = {
  laptop: { width: 1366, height: 768 },
  turned: { width: 1180, height: 820 },
  tablet: { width: 820, height: 1180 },
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
};
type Screen = keyof typeof SCREENS;

/** Menus and dialogs stay open while the screen changes; afterwards it is a phone's. */
export async function expectFingerSized(page: Page, what: string, screens: Screen[] = ['turned', 'tablet', 'phone']) {
  for (const screen of screens) {
    await resize(page, SCREENS[screen]);
    expect.soft(await page.evaluate(findSmallTargets), `${what} on a ${screen}`).toEqual([]);
  }
  await resize(page, SCREENS.phone);
}

/** Runs in the page: targets that a finger would miss, and fields that make iOS zoom in. Not links within a sentence. */
function findSmallTargets(): string[] {
  const SMALLEST = 43.5;
  const small: string[] = [];
  const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const own = element.getBoundingClientRect();
    // A control may be hidden behind its label, which is what is pressed.
    const label = (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
    // In a drawing: the box of a measurement leaves out its stroke, which takes presses too.
    const tap = element.querySelector('.tap');
    const edge = tap ? Number.parseFloat(getComputedStyle(tap).strokeWidth) : 0;
    const [width, height] = [
      Math.max(own.width + edge, label?.width ?? 0),
      Math.max(own.height + edge, label?.height ?? 0),
    ];
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    if (!isShown || element.closest('[aria-hidden=true]')) continue;
    const sentence = element.closest('p, li, dd, td, h2, label, legend');
    const words = (text: string | null | undefined) => (text ?? '').trim().length;
    const isInSentence =
      getComputedStyle(element).display === 'inline' && words(sentence?.textContent) > words(element.textContent) + 3;
    const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name');
    // The width of a text link is that of its words.
    const isWord = element.matches('a:not([role=button])') && words(element.textContent) > 0;
    const isNarrow = width < SMALLEST && !isWord;
    if (!isInSentence && (height < SMALLEST || isNarrow))
      small.push(`${element.localName} "${name?.slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`);
    const isTyped = element.matches(
      'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea',
    );
    if (isTyped && Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      small.push(`letters of ${element.getAttribute('name')} below 16 px`);
  }
  return small;
}
