import { expect } from '@playwright/test';
import type { Driver, Handle, Key, Point } from './driver.ts';
import { locate, type Target } from './target.ts';

/** Generous, for a busy machine: waiting ends as soon as the element is there. */
const PATIENCE_MS = 30_000;
const INTERVALS = [50, 100, 200];

/** Somebody in front of a browser: finds things by role and name, waits for them, and gets only what is shown. */
export class User {
  readonly #driver: Driver;
  readonly #site: string;
  readonly isPhone: boolean;
  /** `chromium`, `firefox` or `webkit`. */
  readonly engine: string;

  constructor(driver: Driver, engine: string, site: string, isPhone: boolean) {
    this.#driver = driver;
    this.engine = engine;
    this.#site = site;
    this.isPhone = isPhone;
  }

  /** Opens a page and waits until its scripts have taken over. */
  async open(path: string): Promise<void> {
    await this.#driver.goto(this.#site + path);
    await this.untilReady();
  }

  /** Opens a page that runs no scripts. */
  async openPlain(path: string): Promise<void> {
    await this.#driver.goto(this.#site + path);
    await this.expectToFit();
  }

  async untilReady(): Promise<void> {
    // Public pages bring their scripts at the first sign of use; this key does nothing else.
    await expect(async () => {
      await this.press('Shift');
      expect(await this.read(() => document.documentElement.hasAttribute('data-interactive'))).toBe(true);
    }, 'the page’s scripts take over').toPass({ intervals: INTERVALS, timeout: PATIENCE_MS });
    await this.expectToFit();
  }

  /** Called whenever a page is opened, pressed or left for another one. */
  async expectToFit(): Promise<void> {
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await this.read(wider), 'nothing sticks out sideways').toBeLessThanOrEqual(0);
  }

  async click(target: Target): Promise<void> {
    await this.#withElement(target, async (element) => {
      await this.expectToFit();
      await this.#driver.evaluateOn(element, expectUncovered);
      await this.#driver.click(element);
    });
  }

  /** Replaces what the field holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.#withElement(target, async (element) => {
      await this.#driver.evaluateOn(element, selectContent);
      await this.#driver.type(element, text);
    });
  }

  /** Types where the cursor is. */
  async type(target: Target, text: string): Promise<void> {
    await this.#withElement(target, (element) => this.#driver.type(element, text));
  }

  async upload(target: Target, ...files: string[]): Promise<void> {
    const element = await this.#find(target);
    await this.#driver.upload(element, files);
  }

  async choose(target: Target, option: string): Promise<void> {
    await this.#driver.evaluateOn(await this.#find(target), chooseOption, option);
  }

  press = (key: Key) => this.#driver.press(key);
  back = () => this.#driver.evaluate(() => history.back());
  forward = () => this.#driver.evaluate(() => history.forward());

  /** Presses the mouse or a finger on the middle of the element and moves it by this distance. */
  async grab(target: Target, { x: dx, y: dy }: Point): Promise<void> {
    const { x, y } = await this.#middleOf(target);
    const path = [0.3, 0.6, 0.9, 1].map((part) => ({ x: x + dx * part, y: y + dy * part }));
    await this.#driver.drag({ x, y }, ...path);
  }

  letGo = () => this.#driver.letGo();

  async bringIntoView(target: Target): Promise<void> {
    await this.#middleOf(target);
  }

  async hover(target: Target): Promise<void> {
    await this.#driver.hover(await this.#middleOf(target));
  }

  /** `expect` on something in the page, repeated until it holds. */
  expect<R, A extends unknown[]>(inPage: (...args: A) => R | Promise<R>, ...args: A) {
    // During a navigation there is no document; the next poll finds the new one.
    return expect.poll(() => this.read(inPage, ...args).catch(() => undefined), { intervals: INTERVALS });
  }

  read<R, A extends unknown[]>(inPage: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.#driver.evaluate(inPage, ...args);
  }

  async sees(target: Target | string): Promise<void> {
    if (typeof target === 'string') await this.expect(isShown, target).toBe(true);
    else await this.#find(target);
  }

  async seesNot(target: Target | string): Promise<void> {
    if (typeof target === 'string') await this.expect(isShown, target).toBe(false);
    // The driver fails if the element disappears while it is being returned; the next poll looks again.
    else
      await expect
        .poll(() => this.#driver.find(locate, target).catch(() => undefined), { intervals: INTERVALS })
        .toBeNull();
  }

  async isAt(path: string | RegExp): Promise<void> {
    const address = this.expect(() => location.pathname + location.search);
    if (typeof path === 'string') await address.toBe(path);
    else await address.toMatch(path);
    await this.expectToFit();
  }

  async #find(target: Target): Promise<Handle> {
    let element: Handle | null = null;
    const look = async () => {
      element = await this.#driver.find(locate, target).catch(() => null);
      return element !== null;
    };
    await expect.poll(look, { message: `there is ${JSON.stringify(target)}`, intervals: INTERVALS }).toBe(true);
    return element;
  }

  /** Looks for the element on every try, because a page that renders again replaces or moves it. */
  async #withElement(target: Target, act: (element: Handle) => Promise<void>): Promise<void> {
    await expect(async () => {
      const element = await this.#find(target);
      await this.#driver.evaluateOn(element, bringToRest);
      await act(element);
    }).toPass({ intervals: INTERVALS, timeout: PATIENCE_MS });
  }

  async #middleOf(target: Target): Promise<Point> {
    return this.#driver.evaluateOn(await this.#find(target), bringToRest);
  }
}

// Below: functions that run in the page.

/**
 * Into the middle of the screen, where no fixed bar covers it; returns its own middle once it no longer moves. Sections above
 * it that are laid out only now can push it out of the screen again.
 */
async function bringToRest(element: Element): Promise<Point> {
  let last = '';
  let restful = 0;
  for (let looks = 0; looks < 240; looks += 1) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const isInside = middle.y > 0 && middle.y < innerHeight;
    if (looks === 0 || !isInside) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const now = [x, y, width, height].join();
    restful = isInside && now === last ? restful + 1 : 0;
    if (restful === 3) return middle;
    last = now;
    // The timer, because a window that is not drawn has no frames.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 50);
    });
  }
  throw new Error('the element keeps moving');
}

function expectUncovered(element: Element): void {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!top || !(element.contains(top) || top.contains(element)))
    throw new Error(`covered by ${top?.outerHTML.slice(0, 80)}`);
}

function selectContent(element: Element): void {
  (element as HTMLElement).focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}

/** An open list of options is drawn by the system, where no driver reaches it. */
function chooseOption(select: Element, label: string): void {
  if (!(select instanceof HTMLSelectElement)) throw new Error('not a list of options');
  const option = Array.from(select.options).find(({ text }) => text === label);
  if (!option) throw new Error(`no option ${label}`);
  // React hears a change only of a value that its own setter has not seen.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, option.value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function isShown(text: string): boolean {
  const holders = Array.from(document.querySelectorAll('body *')).filter(
    (element) =>
      !element.matches('script, style, noscript, template') &&
      (element.textContent ?? '').replace(/\s+/g, ' ').includes(text) &&
      !Array.from(element.children).some((child) => (child.textContent ?? '').replace(/\s+/g, ' ').includes(text)),
  );
  return holders.some(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}
