import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDisplay } from './display.ts';
import type { Driver, Key, Point, Size } from './driver.ts';
import { type Call, openSession } from './webdriver.ts';

/** A GTK configuration with less movement and more contrast. Of larger letters MiniBrowser has no setting. */
const COMFORT = join(import.meta.dirname, 'comfort');
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
        // No request leaves the machine.
        proxy: {
          proxyType: 'manual',
          httpProxy: '127.0.0.1:9',
          sslProxy: '127.0.0.1:9',
          noProxy: ['127.0.0.1', 'localhost'],
        },
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      },
      {
        ...process.env,
        DISPLAY: display.name,
        GDK_BACKEND: 'x11',
        LC_ALL: 'C.UTF-8',
        LANGUAGE: 'tr_TR',
        TZ: 'Europe/Istanbul',
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

  constructor(call: Call, version: string, close: () => Promise<void>) {
    this.#call = call;
    this.version = version;
    this.close = close;
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#call('POST', '/window/rect', { x: 0, y: 0, width, height });
    for (let tries = 0; tries < 50; tries += 1) {
      if ((await this.evaluate(() => innerWidth)) === width) return;
      await wait(50);
    }
    throw new Error(`WebKit’s window did not become ${width} px wide`);
  }

  async goto(url: string): Promise<void> {
    await this.#call('POST', '/url', { url });
    await this.evaluate(notePageProblems);
  }

  evaluate<A extends unknown[], R>(inPage: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.#call('POST', '/execute/sync', { script: `return (${inPage}).apply(null, arguments)`, args });
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

  moveMouse = ({ x, y }: Point) =>
    this.#point({ type: 'pointerMove', duration: 50, x: Math.round(x), y: Math.round(y) });
  pressMouse = () => this.#point({ type: 'pointerDown', button: 0 });
  releaseMouse = () => this.#point({ type: 'pointerUp', button: 0 });

  async #point(action: object): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] };
    await this.#call('POST', '/actions', { actions: [mouse] });
  }

  /** Never answered for a page that cannot scroll, nor under an open dialog. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#call<string>('GET', '/screenshot', undefined, 5000), 'base64');
  }

  takeProblems = () =>
    this.evaluate(() => (window as unknown as { pageProblems?: string[] }).pageProblems?.splice(0) ?? []);
}

/**
 * Under automation WebKit has no console, and nothing can run before the page's own scripts. So what went wrong before is
 * read from what the page is left with, and from then on errors are noted as they happen.
 */
function notePageProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { pageProblems: problems });
  addEventListener(
    'error',
    ({ message, target }) =>
      problems.push(
        target instanceof HTMLElement ? `failed: ${target.outerHTML.slice(0, 200)}` : `uncaught ${message}`,
      ),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`blocked by the content security policy: ${effectiveDirective} ${blockedURI}`),
  );
  Object.assign(console, { error: (...args: unknown[]) => problems.push(`console error: ${args.join(' ')}`) });
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!sheet.sheet) problems.push(`failed: ${sheet.href}`);
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0)
      problems.push(`failed: ${picture.currentSrc}`);
}
