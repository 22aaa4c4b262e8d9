const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY = '<script type="module" async="">';

/**
 * Defers hydration of a public page. The page works without its scripts, which would compete with the fonts and the first
 * picture for bandwidth on a phone, so they load after the first paint, or on the first touch or key press. Content below
 * the first screen is laid out after the first paint, too (styles/site/deferred-layout.css). See docs/decisions/0010.
 */
export function deferHydration(html: string, method: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const deferred = [
    `<script type="application/json" id="deferred-modules">${JSON.stringify(modules)}</script>`,
    `<script>(${showLoadedPictures})();(${rememberClicks})();(${loadScripts})();(${countVisits})()</script>`,
    '<script type="text/plain" id="deferred-entry">',
  ].join('');
  const withoutScripts = html.replace(PRELOAD, '').replace(ENTRY, () => deferred);
  // The response to a form may focus a field far down the page, so its layout is not deferred.
  if (method !== 'GET') return withoutScripts;
  return withoutScripts.replace('<head>', () => `<head><script>(${deferLayout})()</script>`);
}

// The functions below run in the browser. Their source is inlined in the page, so they cannot refer to anything outside.

/** Not when the browser restores a scroll position or jumps to a fragment: that needs the real heights. */
function deferLayout(): void {
  const { classList } = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The entry's name is the full URL; `location` omits text fragments (#:~:text=…).
  if (navigation?.type !== 'navigate' || navigation.name.includes('#')) return;
  classList.add('defer-layout');
  // A task queued in requestAnimationFrame runs after that frame's layout.
  const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  addEventListener('load', () => {
    const parts = [...document.querySelectorAll<HTMLElement>('main > :is(section, .wrap), .plate, footer')];
    let next = 0;
    /** Lays out for a few milliseconds per frame, so that a slow phone is not blocked. */
    function layOutSome() {
      const until = performance.now() + 4;
      for (; next < parts.length && performance.now() < until; next += 1) {
        parts[next]?.style.setProperty('content-visibility', 'visible');
        // Reading the box forces the layout now.
        parts[next]?.getBoundingClientRect();
      }
      if (next < parts.length) return afterFrame(layOutSome);
      classList.remove('defer-layout');
      for (const part of parts) part.style.removeProperty('content-visibility');
    }
    afterFrame(layOutSome);
  });
}

/** Once its picture has loaded, a frame stays rendered, so that it also shows in printouts and full-page captures. */
function showLoadedPictures(): void {
  function show(image: HTMLImageElement) {
    image.closest<HTMLElement>('.photo, .ba')?.style.setProperty('content-visibility', 'visible');
  }
  for (const image of document.images) if (image.complete && image.currentSrc) show(image);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && show(target), true);
}

/**
 * Remembers a click on a button, or on a link that opens an overlay, before the page is hydrated; root.tsx repeats it
 * afterwards. If hydration has not finished after 3 s, the link is followed natively.
 */
function rememberClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (document.documentElement.hasAttribute('data-interactive') || !(target instanceof Element)) return;
      const pressed = target.closest<HTMLElement>('button[type=button], a[data-opens-over]');
      if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      pressed.setAttribute('data-pressed', '');
      if (!(pressed instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      setTimeout(() => pressed.hasAttribute('data-pressed') && location.assign(pressed.href), 3000);
    },
    true,
  );
}

function loadScripts(): void {
  const events = ['pointerdown', 'keydown'];
  function start() {
    for (const event of events) removeEventListener(event, start, true);
    const waiting = document.getElementById('deferred-entry');
    if (!waiting) return;
    waiting.removeAttribute('id');
    const modules: string[] = JSON.parse(document.getElementById('deferred-modules')?.textContent ?? '[]');
    const links = modules.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const { textContent } = waiting;
    const entry = Object.assign(document.createElement('script'), { type: 'module', textContent });
    // One task each, so that a slow phone is not blocked.
    for (const link of links) setTimeout(() => document.head.append(link));
    setTimeout(() => waiting.replaceWith(entry));
  }
  for (const event of events) addEventListener(event, start, true);
  // At the load event the first picture may not be decoded and painted yet.
  const afterPaint = new PerformanceObserver(() => {
    afterPaint.disconnect();
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 50);
  });
  addEventListener('load', () => {
    afterPaint.observe({ type: 'paint', buffered: true });
    // In case the browser reports no paint or is never idle.
    setTimeout(start, 3000);
  });
}

/**
 * Tells the server what it cannot see: a press on a WhatsApp, telephone or mail link, also before hydration, and a page that
 * the browser fetched ahead and shows only now.
 */
function countVisits(): void {
  function tell(ne: string) {
    navigator.sendBeacon('/sayac', new URLSearchParams({ ne, sayfa: location.pathname + location.search }));
  }
  document.addEventListener('click', ({ target }) => {
    const links = 'a[href^="https://wa.me/"],a[href^="tel:"],a[href^="mailto:"]';
    const pressed = (target as Element).closest<HTMLAnchorElement>(links);
    if (pressed) tell(pressed.protocol);
  });
  document.addEventListener('prerenderingchange', () => tell('sayfa'));
  const [navigation] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
  if (navigation?.deliveryType === 'navigational-prefetch') tell('sayfa');
}
