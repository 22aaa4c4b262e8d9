const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY = '<script type="module" async="">';

/**
 * What makes the first look at a public page quick on a telephone. The page is whole without its scripts, so they wait
 * until it is drawn; otherwise they would take their share of the line from the fonts and the first picture. The first
 * touch or key fetches them at once. And what lies below the screen is laid out after the first screen is drawn
 * (styles/site/first-look.css).
 */
export function prepareFirstLook(html: string, method: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const late = [
    `<script type="application/json" id="late-modules">${JSON.stringify(modules)}</script>`,
    `<script>(${keepPicturesDrawn})();(${notePresses})();(${startScripts})()</script>`,
    '<script type="text/plain" id="late-entry">',
  ].join('');
  const lateScripts = html.replace(PRELOAD, '').replace(ENTRY, () => late);
  // The answer to a form may put the focus on a field far below.
  if (method !== 'GET') return lateScripts;
  return lateScripts.replace('<head>', () => `<head><script>(${markFirstLook})()</script>`);
}

// The functions below run in the browser. They are sent as their source, so they can use nothing from outside.

/** Not where the browser returns to a place in the page: for that the heights have to be the true ones. */
function markFirstLook(): void {
  const { classList } = document.documentElement;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The entry's name has the whole address; `location` hides a fragment that names a text.
  if (opened?.type !== 'navigate' || opened.name.includes('#')) return;
  classList.add('first-look');
  // What follows a frame's own moment follows its layout.
  const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  addEventListener('load', () => {
    const parts = [...document.querySelectorAll<HTMLElement>('main > :is(section, .wrap), .plate, footer')];
    let next = 0;
    /** As many as a few milliseconds allow, so that no telephone has to do all the rest at once. */
    function layOutSome() {
      const until = performance.now() + 4;
      for (; next < parts.length && performance.now() < until; next += 1) {
        parts[next]?.style.setProperty('content-visibility', 'visible');
        // Asking for the height has it laid out now.
        parts[next]?.getBoundingClientRect();
      }
      if (next < parts.length) return afterFrame(layOutSome);
      classList.remove('first-look');
      for (const part of parts) part.style.removeProperty('content-visibility');
    }
    afterFrame(layOutSome);
  });
}

/** A frame waits only for its picture: once that has come it stays drawn, also when the whole page is captured or printed. */
function keepPicturesDrawn(): void {
  function keepDrawn(image: HTMLImageElement) {
    image.closest<HTMLElement>('.photo, .ba')?.style.setProperty('content-visibility', 'visible');
  }
  for (const image of document.images) if (image.complete && image.currentSrc) keepDrawn(image);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && keepDrawn(target), true);
}

/**
 * Remembers a press on what only a script can serve as it should: a button, or a link that opens over the page. It is
 * done when everything works (root.tsx); a link that has waited in vain does what it says.
 */
function notePresses(): void {
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

function startScripts(): void {
  const moments = ['pointerdown', 'keydown'];
  function start() {
    for (const moment of moments) removeEventListener(moment, start, true);
    const waiting = document.getElementById('late-entry');
    if (!waiting) return;
    waiting.removeAttribute('id');
    const modules: string[] = JSON.parse(document.getElementById('late-modules')?.textContent ?? '[]');
    const links = modules.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const { textContent } = waiting;
    const entry = Object.assign(document.createElement('script'), { type: 'module', textContent });
    // Each in a task of its own: together they would hold up a slow telephone.
    for (const link of links) setTimeout(() => document.head.append(link));
    setTimeout(() => waiting.replaceWith(entry));
  }
  for (const moment of moments) addEventListener(moment, start, true);
  // Loaded is not yet drawn: the picture has come, but is still to be decoded and shown.
  const whenDrawn = new PerformanceObserver(() => {
    whenDrawn.disconnect();
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 50);
  });
  addEventListener('load', () => {
    whenDrawn.observe({ type: 'paint', buffered: true });
    // A browser that reports no drawing, or never rests, is not waited for.
    setTimeout(start, 3000);
  });
}
