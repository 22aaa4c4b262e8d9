import type { BrowserContext } from '@playwright/test';

/** Styles that Chrome 99 does not know, each spelled so that today's does not know it either. */
const NEWER_STYLES = [
  [/:has\(/g, ':old-has('],
  [/@container/g, '@old-container'],
  [/(\d)(?:svh|dvh|lvh)\b/g, '$1oldvh'],
  [/(\d)(?:cqw|cqh)\b/g, '$1oldcq'],
  [/@property/g, '@old-property'],
  [/color-mix\(/g, 'old-mix('],
  [/\(scripting:none\)/g, '(old-scripting)'],
] as const;

/** Makes the context's pages those of a browser before our range: newer styles are unknown, newer functions are missing. */
export async function becomeOldBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const gone: [object, string][] = [
      [Array.prototype, 'at'],
      [Array.prototype, 'findLast'],
      [String.prototype, 'at'],
      [Object, 'hasOwn'],
      [window, 'structuredClone'],
      [window, 'HTMLDialogElement'],
      [window, 'requestIdleCallback'],
      [HTMLFormElement.prototype, 'requestSubmit'],
      [HTMLElement.prototype, 'inert'],
      [HTMLElement.prototype, 'popover'],
      [HTMLElement.prototype, 'showPopover'],
      [Element.prototype, 'checkVisibility'],
      [AbortSignal, 'timeout'],
      [Promise, 'withResolvers'],
    ];
    for (const [owner, name] of gone) delete (owner as Record<string, unknown>)[name];
  });
  await context.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() >= 300 && response.status() < 400) return route.fulfill({ response });
    const text = await response.text();
    const body =
      type === 'stylesheet' ? makeOld(text) : text.replace(/<style[^>]*>[\s\S]*?<\/style>/g, (style) => makeOld(style));
    await route.fulfill({ response, body });
  });
}

function makeOld(css: string): string {
  return NEWER_STYLES.reduce((text, [newer, unknown]) => text.replace(newer, unknown), css);
}
