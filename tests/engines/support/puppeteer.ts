import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Driver, Key, Point, Screen } from './driver.ts';
import { PageProblems } from './page-problems.ts';

/** Starts a browser that puppeteer can drive; `prepare` sets up its page. */
export async function launch(options: LaunchOptions, prepare?: (page: Page) => Promise<void>): Promise<Driver> {
  const browser = await puppeteer.launch({
    headless: true,
    timeout: 60_000,
    protocolTimeout: 30_000,
    env: { ...process.env, TZ: 'Europe/Istanbul' },
    ...options,
  });
  try {
    const page = await browser.newPage();
    await prepare?.(page);
    return new PuppeteerDriver(page, await browser.version(), () => end(browser));
  } catch (error) {
    await end(browser);
    throw error;
  }
}

/** By force, when it does not close by itself. */
async function end(browser: Browser): Promise<void> {
  const started = browser.process();
  await Promise.race([browser.close().catch(() => undefined), wait(10_000, undefined, { ref: false })]);
  if (started?.exitCode === null && started.signalCode === null) started.kill('SIGKILL');
}

class PuppeteerDriver implements Driver {
  readonly #page: Page;
  readonly #problems: PageProblems;
  readonly version: string;
  readonly close: () => Promise<void>;
  #isPhone = false;

  constructor(page: Page, version: string, close: () => Promise<void>) {
    this.#page = page;
    this.#problems = new PageProblems(page);
    this.version = version;
    this.close = close;
  }

  async resize({ width, height, isPhone }: Screen): Promise<void> {
    this.#isPhone = isPhone;
    await this.#page.setViewport({ width, height, isMobile: isPhone, hasTouch: isPhone });
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'domcontentloaded' });
  }

  evaluate<A extends unknown[], R>(inPage: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.#page.evaluate(inPage as (...args: unknown[]) => R, ...args) as Promise<R>;
  }

  async find<A extends unknown[]>(inPage: (...args: A) => Element | null, ...args: A) {
    const found = await this.#page.evaluateHandle(inPage as (...args: unknown[]) => Element | null, ...args);
    return found.asElement();
  }

  evaluateOn<A extends unknown[], R>(
    element: unknown,
    inPage: (element: Element, ...args: A) => R | Promise<R>,
    ...args: A
  ) {
    return this.evaluate(inPage as (...all: unknown[]) => R, element, ...args);
  }

  click(element: unknown): Promise<void> {
    return this.#isPhone ? (element as ElementHandle).tap() : (element as ElementHandle).click();
  }

  type = (_element: unknown, text: string) => this.#page.keyboard.type(text);
  press = (key: Key) => this.#page.keyboard.press(key);
  upload = (element: unknown, files: string[]) => (element as ElementHandle<HTMLInputElement>).uploadFile(...files);
  hover = ({ x, y }: Point) => this.#page.mouse.move(x, y);

  async drag(from: Point, ...to: Point[]): Promise<void> {
    const { mouse, touchscreen } = this.#page;
    if (this.#isPhone) {
      await touchscreen.touchStart(from.x, from.y);
      for (const { x, y } of to) await touchscreen.touchMove(x, y);
      return;
    }
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (const { x, y } of to) await mouse.move(x, y);
  }

  letGo = () => (this.#isPhone ? this.#page.touchscreen.touchEnd() : this.#page.mouse.up());

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  takeProblems = async () => this.#problems.take();
}
