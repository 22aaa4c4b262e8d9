import { setTimeout as wait } from 'node:timers/promises';
import { startChromium } from './chromium.ts';
import type { Driver, Screen } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** An empty page loads at once or never: after a page has been left, WebKit sometimes stops answering. */
const PREPARE_LIMIT_MS = 8000;
const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** A browser that is started when it is first needed, and anew when it no longer answers. */
export class Engine {
  readonly #name: keyof typeof START;
  readonly #withComfort: boolean;
  #driver: Driver | undefined;

  constructor(name: string, withComfort: boolean) {
    this.#name = name as keyof typeof START;
    this.#withComfort = withComfort;
  }

  /** Opens an empty page of this size. Only this, before a journey begins, is tried twice; nothing that a journey asserts is. */
  async prepare(screen: Screen): Promise<Driver> {
    try {
      return await this.#prepareOnce(screen);
    } catch (error) {
      process.stderr.write(`${this.#name} is started again: ${error}\n`);
      await this.close();
      return this.#prepareOnce(screen);
    }
  }

  async #prepareOnce(screen: Screen): Promise<Driver> {
    if (this.#driver) return Promise.race([empty(this.#driver, screen), giveUp()]);
    const path = process.env[`${this.#name.toUpperCase()}_PATH`] ?? '';
    this.#driver = await START[this.#name](path, this.#withComfort);
    return empty(this.#driver, screen);
  }

  async close(): Promise<void> {
    const driver = this.#driver;
    this.#driver = undefined;
    await driver?.close();
  }
}

async function empty(driver: Driver, screen: Screen): Promise<Driver> {
  await driver.goto('about:blank');
  await driver.resize(screen);
  // Problems that the last journey left behind do not count for the next one.
  await driver.takeProblems();
  return driver;
}

async function giveUp(): Promise<never> {
  await wait(PREPARE_LIMIT_MS, undefined, { ref: false });
  throw new Error(`no empty page after ${PREPARE_LIMIT_MS} ms`);
}
