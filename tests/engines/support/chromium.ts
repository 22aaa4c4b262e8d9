import { CHROMIUM_FLAGS } from '../../../scripts/lib/chromium.ts';
import type { Driver } from './driver.ts';
import { launch } from './puppeteer.ts';

/** Less movement and letters of 200 %. */
const COMFORT = ['--force-prefers-reduced-motion', '--blink-settings=defaultFontSize=32'];

export function startChromium(executablePath: string, withComfort = false): Promise<Driver> {
  return launch(
    {
      browser: 'chrome',
      executablePath,
      args: [
        ...CHROMIUM_FLAGS,
        '--accept-lang=tr-TR,tr',
        // Letters as wide as on a telephone, not rounded to whole pixels.
        '--font-render-hinting=none',
        // No request leaves the machine, not even one that a page should not have made.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        ...(withComfort ? COMFORT : []),
      ],
    },
    async (page) => {
      if (!withComfort) return;
      const features = [{ name: 'forced-colors', value: 'active' }];
      await (await page.createCDPSession()).send('Emulation.setEmulatedMedia', { features });
    },
  );
}
