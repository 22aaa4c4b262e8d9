import { type CDPSession, expect, type Page } from '@playwright/test';
import { resize } from './visitor.ts';

export type Insets = { top: number; right: number; bottom: number; left: number };

/** An iPhone with a notch, in portrait and landscape: its status bar or notch, and the home indicator. */
export const NOTCHED = {
  standing: { size: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  lying: { size: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
};

/** Looks in portrait and in landscape; menus and dialogs stay open. */
export async function expectUncovered(
  page: Page,
  device: CDPSession,
  what: string,
  ways: (keyof typeof NOTCHED)[] = ['standing', 'lying'],
): Promise<void> {
  // Until its lower parts are laid out, a page does not know where it ends.
  await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
  await page.evaluate(addProbe);
  for (const way of ways) {
    const { size, insets } = NOTCHED[way];
    await resize(page, size);
    await device.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await expect.poll(() => page.evaluate(readInsets)).toEqual(insets);
    expect.soft(await findCovered(page, insets), `${what}, ${way}`).toEqual([]);
  }
  await page.evaluate(() => document.getElementById('insets')?.remove());
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
}

/**
 * Runs in the page: adds an element that shows which insets the page's styles use. It has to be there before the insets
 * change: an element that is added afterwards has the new ones at once, the rest of the page a moment later.
 */
function addProbe(): void {
  const probe = Object.assign(document.createElement('div'), { id: 'insets' });
  probe.style.cssText =
    'position:fixed;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)';
  document.body.append(probe);
  // Its styles are computed now.
  probe.getBoundingClientRect();
}

function readInsets(): Insets {
  const probe = document.getElementById('insets') ?? document.body;
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  const [top = 0, right = 0, bottom = 0, left = 0] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    Number.parseFloat,
  );
  return { top, right, bottom, left };
}

/** Texts and controls of the open page that the phone covers, with the page scrolled to its beginning and to its end. */
async function findCovered(page: Page, insets: Insets): Promise<string[]> {
  const atBeginning = await page.evaluate(listCovered, { ...insets, end: false });
  const atEnd = await page.evaluate(listCovered, { ...insets, end: true });
  return [...new Set([...atBeginning, ...atEnd])];
}

/** Runs in the page. What scrolls may pass below the covered edges; only what sticks to an edge stays there. */
function listCovered({ top, right, bottom, left, end }: Insets & { end: boolean }): string[] {
  // Menus and dialogs scroll by themselves.
  for (const part of [document.documentElement, ...document.querySelectorAll('nav *, nav, dialog, dialog *')])
    part.scrollTop = end ? 1e6 : 0;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isStuck = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflowY, position } = getComputedStyle(element);
    if (overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1) return false;
    return ['fixed', 'sticky'].includes(position) || isStuck(element.parentElement);
  };
  /** Left out: rows that scroll sideways, lines that end in an ellipsis, and text for screen readers only. */
  const isOut = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflowX, clipPath, position } = getComputedStyle(element);
    const isMoved = ['auto', 'hidden'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
    return (
      isMoved ||
      clipPath === 'inset(50%)' ||
      (position === 'absolute' && element.clientWidth === 1) ||
      isOut(element.parentElement)
    );
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true], .leaflet-container') &&
    // Behind a dialog, or behind a menu that covers the window.
    (!document.querySelector(':modal') || element.closest(':modal') !== null) &&
    !isOut(element);
  const isCovered = (element: Element, box: DOMRect) => {
    const atSide = box.left < left - 0.5 || box.right > width - right + 0.5;
    const [atTop, atFoot] = [
      box.top < top - 0.5 && box.bottom > 0,
      box.bottom > height - bottom + 0.5 && box.top < height,
    ];
    const stuck = (atTop || atFoot) && isStuck(element);
    return atSide || (atTop && (!end || stuck)) || (atFoot && (end || stuck));
  };
  const found: string[] = [];
  const tell = (element: Element, box: DOMRect, text: string) => {
    // The slow check comes last: few elements get that far.
    if (box.width > 1 && box.height > 1 && isCovered(element, box) && isSeen(element))
      found.push(`${text.trim().slice(0, 40)} (${[box.left, box.top, box.right, box.bottom].map(Math.round)})`);
  };
  const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  for (const element of document.querySelectorAll(pressed)) {
    // A photograph may reach behind the notch.
    if (element.querySelector('img, .color-board') || element.matches('[type=range], .ba *')) continue;
    const { localName, className } = element;
    tell(element, element.getBoundingClientRect(), `${localName}.${className} ${element.textContent}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement?.matches(':not(script, style, noscript)')) continue;
    range.selectNodeContents(text);
    tell(text.parentElement, range.getBoundingClientRect(), text.textContent);
  }
  return found;
}
