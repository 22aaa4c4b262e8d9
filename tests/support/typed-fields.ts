import { expect, type Page } from '@playwright/test';

/** What is left of a phone's window above its keyboard. */
const LOW = { width: 390, height: 420 };

/** The open page has its own size again afterwards. */
export async function expectFieldsUncovered(page: Page, what: string): Promise<void> {
  const whole = page.viewportSize();
  await page.setViewportSize(LOW);
  expect.soft(await page.evaluate(findHiddenFields), what).toEqual([]);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (whole) await page.setViewportSize(whole);
}

/**
 * Runs in the page: fields that a bar lies over once they have the focus, from the first to the last and back. The browser
 * scrolls to a field that gets the focus only as far as it has to, which is where bars are in the way.
 */
function findHiddenFields(): string[] {
  const typed = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range]), select, textarea';
  const fields = [...document.querySelectorAll<HTMLElement>(`main :is(${typed})`)].filter(
    (field) =>
      field.checkVisibility({ visibilityProperty: true }) && field.tabIndex >= 0 && !field.matches(':disabled'),
  );
  const hidden = [...fields, ...fields.toReversed()].filter((field) => {
    field.focus();
    const { left, top, width, height: whole } = field.getBoundingClientRect();
    // Of a field for many lines, the first one: the browser brings the line that is written into view, not the frame.
    const [height, edge] = field.matches('textarea') ? [Math.min(whole, 48), 12] : [whole, 2];
    const isOnTop = (y: number) => field.contains(document.elementFromPoint(left + width / 2, y));
    return document.activeElement !== field || !isOnTop(top + edge) || !isOnTop(top + height - edge);
  });
  return [...new Set(hidden)].map((field) => field.getAttribute('name') ?? field.id);
}
