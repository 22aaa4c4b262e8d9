import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDisplay } from './display.ts';
import type { Driver, Key, Point, Screen } from './driver.ts';
import { type Call, openSession } from './webdriver.ts';
import { notePageProblems, takePageProblems } from './webkit-problems.ts';

/** A GTK configuration with less movement and more contrast. MiniBrowser has no setting for larger text. */
const COMFORT = join(import.meta.dirname, 'comfort');
const NOWHERE = 'http://127.0.0.1:9';
const NAVIGATION_LIMIT_MS = 30_000;
const LOST_MS = 2000;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Record<Key, string> = {
  Shift: '\uE008',
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** WebKitGTK's MiniBrowser: the engine of Safari, without Safari. */
export async function startWebKit(miniBrowser: string, withComfort = false): Promise<Driver> {
  const display = await startDisplay();
  try {
    const session = await openSession(
      'WebKitWebDriver',
      {
        browserName: 'MiniBrowser',
        // The sooner we can listen to a page, the more of its problems we hear.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      },
      {
        ...process.env,
        DISPLAY: display.name,
        GDK_BACKEND: 'x11',
        // Without a graphics card this saves a third of the processor time.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        LC_ALL: 'C.UTF-8',
        LANGUAGE: 'tr_TR',
        TZ: 'Europe/Istanbul',
        // No request leaves the machine. Not by the driver's own proxy setting: WebKitGTK 2.50 does not terminate the list of
        // its exceptions, and crashes now and then when it starts.
        http_proxy: NOWHERE,
        https_proxy: NOWHERE,
        no_proxy: '127.0.0.1,localhost',
        ...(withComfort ? { XDG_CONFIG_HOME: COMFORT } : {}),
      },
    );
    try {
      await openPopUp(session.call);
    } catch (error) {
      await session.close();
      throw error;
    }
    return new WebKitDriver(session.call, session.version, async () => {
      await session.close();
      await display.end();
    });
  } catch (error) {
    await display.end();
    throw error;
  }
}

/** The main window has a toolbar and is never narrower than 447 px; a pop-up window has none and takes any size. */
async function openPopUp(call: Call): Promise<void> {
  const main = await call<string>('GET', '/window');
  await call('POST', '/execute/sync', { script: 'window.open("about:blank", "", "width=390,height=844")', args: [] });
  for (let tries = 0; tries < 100; tries += 1) {
    const popUp = (await call<string[]>('GET', '/window/handles')).find((handle) => handle !== main);
    if (popUp) return void (await call('POST', '/window', { handle: popUp }));
    await wait(100);
  }
  throw new Error('WebKit opened no second window');
}

class WebKitDriver implements Driver {
  readonly #call: Call;
  readonly version: string;
  readonly close: () => Promise<void>;
  #problems: string[] = [];

  constructor(call: Call, version: string, close: () => Promise<void>) {
    this.#call = call;
    this.version = version;
    this.close = close;
  }

  async resize({ width, height }: Screen): Promise<void> {
    await this.#call('POST', '/window/rect', { x: 0, y: 0, width, height });
    for (let tries = 0; tries < 50; tries += 1) {
      if ((await this.evaluate(() => innerWidth)) === width) return;
      await wait(50);
    }
    throw new Error(`WebKit’s window did not become ${width} px wide`);
  }

  async goto(url: string): Promise<void> {
    this.#problems = await this.takeProblems();
    await this.evaluate(() => void Object.assign(window, { isLeft: true }));
    await this.#call('POST', '/url', { url });
    const hasCome = () => !('isLeft' in window) && document.readyState !== 'loading';
    const limit = AbortSignal.timeout(NAVIGATION_LIMIT_MS);
    // Between two documents there is none to ask, and one that is being left never answers.
    while (!(await this.#ask(hasCome, [], LOST_MS).catch(() => false))) {
      limit.throwIfAborted();
      await wait(5);
    }
  }

  evaluate<A extends unknown[], R>(inPage: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.#ask(inPage, args);
  }

  /** The first question to a page, whatever it is, also starts recording what goes wrong in it. */
  #ask<A extends unknown[], R>(inPage: (...args: A) => R | Promise<R>, args: A, limit?: number): Promise<R> {
    const script = `(${notePageProblems})(); return (${inPage}).apply(null, arguments)`;
    return this.#call('POST', '/execute/sync', { script, args }, limit);
  }

  async find<A extends unknown[]>(inPage: (...args: A) => Element | null, ...args: A): Promise<string | null> {
    const found = (await this.evaluate(inPage, ...args)) as unknown as { [ELEMENT]: string } | null;
    return found?.[ELEMENT] ?? null;
  }

  evaluateOn<A extends unknown[], R>(
    element: unknown,
    inPage: (element: Element, ...args: A) => R | Promise<R>,
    ...args: A
  ) {
    return this.evaluate(inPage as (...all: unknown[]) => R, { [ELEMENT]: element }, ...args);
  }

  async click(element: unknown): Promise<void> {
    await this.#call('POST', `/element/${element}/click`, {});
  }

  async type(element: unknown, text: string): Promise<void> {
    await this.#call('POST', `/element/${element}/value`, { text });
  }

  async press(key: Key): Promise<void> {
    const value = KEYS[key];
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.#call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async upload(element: unknown, files: string[]): Promise<void> {
    await this.#call('POST', `/element/${element}/value`, { text: files.join('\n') });
  }

  hover = (point: Point) => this.#point(moveTo(point));
  drag = (from: Point, ...to: Point[]) =>
    this.#point(moveTo(from), { type: 'pointerDown', button: 0 }, ...to.map(moveTo));
  letGo = () => this.#point({ type: 'pointerUp', button: 0 });

  async #point(...actions: object[]): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.#call('POST', '/actions', { actions: [mouse] });
  }

  /** Never answered for a page that cannot scroll, nor under an open dialog. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#call<string>('GET', '/screenshot', undefined, 5000), 'base64');
  }

  async takeProblems(): Promise<string[]> {
    return [...this.#problems.splice(0), ...(await this.evaluate(takePageProblems))];
  }
}

const moveTo = ({ x, y }: Point) => ({
  type: 'pointerMove',
  duration: 50,
  x: Math.round(x),
  y: Math.round(y),
});
