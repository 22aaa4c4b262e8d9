import type { BrowserContext } from '@playwright/test';
import type { Range } from './compat-data.ts';
import { listMissingApis } from './old-apis.ts';
import { listUnknownStyles, makeStylesOld } from './old-styles.ts';

/**
 * Makes the context's pages those of an older browser, after MDN's compatibility data: functions that it lacks are deleted,
 * styles that it does not know are misspelt. Of several browsers in the range, what any of them lacks.
 */
export async function becomeOldBrowser(context: BrowserContext, range: Range): Promise<void> {
  await context.addInitScript(deleteApis, listMissingApis(range));
  await context.addInitScript(forgetStyles, listUnknownStyles(range));
  await context.route('**/*', async (route) => {
    const request = route.request();
    const isStyles = request.url().endsWith('.css');
    if (!isStyles && request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() >= 300 && response.status() < 400) return route.fulfill({ response });
    const text = await response.text();
    const body = isStyles ? makeStylesOld(text, range) : makePageOld(text, range);
    await route.fulfill({ response, body });
  });
}

function makePageOld(html: string, range: Range): string {
  return (
    html
      .replace(/<style[^>]*>[\s\S]*?<\/style>/g, (style) => makeStylesOld(style, range))
      // Before Safari 17.2, Chrome 120 and Firefox 130, which is after all of our range.
      .replace(/(<details\b[^>]*) name=/g, '$1 data-old-name=')
  );
}

// These two run in the page.

function deleteApis(missing: [name: string, places: string[]][]): void {
  type Place = Record<string, unknown> | undefined;
  const find = (path: string) =>
    path === 'window'
      ? window
      : path.split('.').reduce((place: Place, name) => place?.[name] as Place, window as never);
  for (const [name, paths] of missing)
    for (const path of paths) {
      const place = find(path) as Place;
      // What cannot be deleted stays.
      if (place && Object.getOwnPropertyDescriptor(place, name)?.configurable) delete place[name];
    }
}

function forgetStyles(unknown: string[]): void {
  const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean;
  const words = unknown.map((name) => new RegExp(`(?<![a-z-])${name}(?![a-z-])`));
  CSS.supports = (...asked: string[]) => !words.some((word) => word.test(asked.join(':'))) && supports(...asked);
}
