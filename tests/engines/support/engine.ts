import type { Driver, Size } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** A browser that is started when it is first needed, and anew when it no longer answers. */
export class Engine {
  readonly #name: string;
  readonly #withComfort: boolean;
  #driver: Driver | undefined;

  constructor(name: string, withComfort: boolean) {
    this.#name = name;
    this.#withComfort = withComfort;
  }

  /** An empty page of this size. Of what a journey asserts nothing is tried twice; this is before one begins. */
  async prepare(size: Size): Promise<Driver> {
    try {
      return await this.#prepareOnce(size);
    } catch (error) {
      process.stderr.write(`${this.#name} is started again: ${error}\n`);
      await this.close();
      return this.#prepareOnce(size);
    }
  }

  async close(): Promise<void> {
    const driver = this.#driver;
    this.#driver = undefined;
    await driver?.close();
  }

  async #prepareOnce(size: Size): Promise<Driver> {
    const path = process.env[`${this.#name.toUpperCase()}_PATH`] ?? '';
    this.#driver ??= await (this.#name === 'firefox' ? startFirefox : startWebKit)(path, this.#withComfort);
    await this.#driver.goto('about:blank');
    await this.#driver.resize(size);
    // What the last journey left behind is not the next one's.
    await this.#driver.takeProblems();
    return this.#driver;
  }
}
