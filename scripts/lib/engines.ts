import { globSync } from 'node:fs';
import { installWithApt } from './apt.ts';
import { findCommand } from './find-command.ts';

type Engine = { name: string; packages: string[]; find: () => string | undefined };

/** Besides Chromium. Playwright's own builds are patched and not available everywhere; these are what a distribution ships. */
const ENGINES: Engine[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    find: () => findCommand('firefox-esr', 'firefox'),
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find() {
      if (!findCommand('WebKitWebDriver') || !findCommand('Xvfb')) return undefined;
      return globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser')[0];
    },
  },
];

/**
 * Finds or installs Firefox and WebKit, tells the tests by FIREFOX_PATH and WEBKIT_PATH, and returns what there is none of.
 * An empty FIREFOX_PATH or WEBKIT_PATH leaves that engine out.
 */
export function ensureEngines(): string[] {
  return ENGINES.filter((engine) => {
    const variable = `${engine.name.toUpperCase()}_PATH`;
    const path = process.env[variable] ?? engine.find() ?? installEngine(engine);
    if (path) process.env[variable] = path;
    return !path;
  }).map(({ name, packages }) => `${name}: neither found nor installed (Debian: ${packages.join(', ')})`);
}

function installEngine({ name, packages, find }: Engine): string | undefined {
  console.log(`No ${name} on this machine: getting one (once) …`);
  installWithApt(...packages);
  return find();
}
