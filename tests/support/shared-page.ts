import type { BrowserContext, Page } from '@playwright/test';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** What a page or its context cannot be made to forget. Routes, listeners, headers and the size of the window it can. */
const LASTING_OF_PAGES = ['addInitScript', 'emulateMedia', 'exposeFunction', 'exposeBinding'] as const;
const LASTING_OF_CONTEXTS = [
  'addInitScript',
  'grantPermissions',
  'newCDPSession',
  'setGeolocation',
  'setOffline',
] as const;
const EVENTS = ['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'page', 'pageerror', 'popup'];
EVENTS.push('request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'weberror');
/** Answered by our server, so that the renderer stays, and without a script. */
const EMPTY_PAGE = '/robots.txt';
const LEAVE_LIMIT_MS = 5000;

/** When the page is left, it does not notice, as in a crash. */
export const stopGoodbye = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const leaving of ['beforeunload', 'pagehide', 'unload', 'visibilitychange'])
      addEventListener(leaving, (event) => event.stopImmediatePropagation(), { capture: true });
  });

/**
 * A page that the tests of a worker use one after the other. A new renderer process, an empty cache and scripts that have
 * to be compiled again cost more processor time than most tests. Between two tests everything that the first has left
 * behind is removed; where it cannot be, the next test gets a new page or a new context.
 */
export class SharedPage {
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #window: ReturnType<Page['viewportSize']> = null;
  #spoiled = { context: false, page: false };

  async take(createContext: () => Promise<BrowserContext>): Promise<Page> {
    if (!this.#context) {
      this.#context = await createContext();
      this.#watch(this.#context, LASTING_OF_CONTEXTS, 'context');
      this.#watch(this.#context.clock, ['install', 'setFixedTime', 'setSystemTime'], 'context');
    }
    if (!this.#page) {
      this.#page = await this.#context.newPage();
      this.#window = this.#page.viewportSize();
      this.#watch(this.#page, LASTING_OF_PAGES, 'page');
    }
    return this.#page;
  }

  /** Makes the page ready for the next test, which has these cookies. */
  async giveBack(cookies: Cookies): Promise<void> {
    const { context, page, spoiled } = { context: this.#context, page: this.#page, spoiled: this.#spoiled };
    if (!context || !page) return;
    this.#spoiled = { context: false, page: false };
    if (spoiled.context) {
      this.#context = this.#page = undefined;
      return context.close();
    }
    for (const event of EVENTS) {
      context.removeAllListeners(event);
      page.removeAllListeners(event);
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== page || spoiled.page) await other.close();
    try {
      await this.#empty(page);
    } catch {
      // Closed by the test, or busy with another navigation.
      await page.close();
      this.#page = undefined;
    }
    await context.setExtraHTTPHeaders({});
    await context.clearCookies();
    await context.addCookies(cookies);
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }

  async #empty(page: Page): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setExtraHTTPHeaders({});
    // Off the page, where it points at nothing.
    await page.mouse.move(-1, -1);
    // As when its context is closed: it would keep a draft of an unsaved form.
    await stopGoodbye(page);
    await page.goto(EMPTY_PAGE, { timeout: LEAVE_LIMIT_MS });
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    const size = page.viewportSize();
    const isResized = size?.width !== this.#window?.width || size?.height !== this.#window?.height;
    if (this.#window && isResized) await page.setViewportSize(this.#window);
  }

  /** Notes calls of these methods. */
  #watch<T extends object>(target: T, methods: readonly (keyof T)[], what: 'context' | 'page'): void {
    for (const name of methods) {
      const method = target[name] as (...given: unknown[]) => unknown;
      const noted = (...given: unknown[]) => {
        this.#spoiled[what] = true;
        return method.apply(target, given);
      };
      Object.assign(target, { [name]: noted });
    }
  }
}
