import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import type { Driver, Key, Point, Size } from './driver.ts';
import { PageProblems } from './page-problems.ts';

/** Less movement, the system's colours in place of the page's, and letters of 200 %. */
const COMFORT = {
  'ui.prefersReducedMotion': 1,
  'browser.display.document_color_use': 2,
  'font.size.variable.x-western': 32,
};

/** Firefox over WebDriver BiDi; Debian packages no geckodriver. */
export async function startFirefox(executablePath: string, withComfort = false): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 60_000,
    protocolTimeout: 30_000,
    env: { ...process.env, TZ: 'Europe/Istanbul' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'tr-TR,tr',
      // No request leaves the machine, not even one that a page should not have made.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': '127.0.0.1, localhost',
      'network.proxy.allow_hijacking_localhost': false,
      ...(withComfort ? COMFORT : {}),
    },
  });
  try {
    return new FirefoxDriver(await browser.newPage(), await browser.version(), () => end(browser));
  } catch (error) {
    await end(browser);
    throw error;
  }
}

/** By force, when it does not close by itself. */
async function end(browser: Browser): Promise<void> {
  const firefox = browser.process();
  await Promise.race([browser.close().catch(() => undefined), wait(10_000, undefined, { ref: false })]);
  if (firefox?.exitCode === null && firefox.signalCode === null) firefox.kill('SIGKILL');
}

class FirefoxDriver implements Driver {
  readonly #page: Page;
  readonly #problems: PageProblems;
  readonly version: string;
  readonly close: () => Promise<void>;

  constructor(page: Page, version: string, close: () => Promise<void>) {
    this.#page = page;
    this.#problems = new PageProblems(page);
    this.version = version;
    this.close = close;
  }

  resize = (size: Size) => this.#page.setViewport(size);

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

  click = (element: unknown) => (element as ElementHandle).click();
  type = (_element: unknown, text: string) => this.#page.keyboard.type(text);
  press = (key: Key) => this.#page.keyboard.press(key);
  upload = (element: unknown, files: string[]) => (element as ElementHandle<HTMLInputElement>).uploadFile(...files);
  moveMouse = ({ x, y }: Point) => this.#page.mouse.move(x, y);
  pressMouse = () => this.#page.mouse.down();
  releaseMouse = () => this.#page.mouse.up();

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  takeProblems = async () => this.#problems.take();
}
