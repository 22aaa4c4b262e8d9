import type { Driver } from './driver.ts';
import { launch } from './puppeteer.ts';

/** Less movement, the system's colours in place of the page's, and letters of 200 %. */
const COMFORT = {
  'ui.prefersReducedMotion': 1,
  'browser.display.document_color_use': 2,
  'font.size.variable.x-western': 32,
};

/** Firefox over WebDriver BiDi; Debian packages no geckodriver. */
export function startFirefox(executablePath: string, withComfort = false): Promise<Driver> {
  return launch({
    browser: 'firefox',
    executablePath,
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
}
