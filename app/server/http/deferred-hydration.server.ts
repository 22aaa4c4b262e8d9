const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY = '<script type="module" async="">';

/**
 * Links that browsers may prerender on hover or touch: pages that every visitor gets alike. What a query asks for is left
 * out, because it may be rendered for this visitor alone.
 */
const PRERENDERED = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/*.*', '/*\\?*=*'] } },
          { not: { selector_matches: '[download], [target], [data-opens-over]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Defers hydration of a public page. The page works without its scripts, which would compete with the fonts and the first
 * picture for bandwidth on a phone, so they load at the first sign of use. Content below the first screen is laid out after
 * the first paint, too (styles/site/deferred-layout.css). See docs/decisions/0010.
 */
export function deferHydration(html: string, method: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const deferred = [
    `<script type="application/json" id="deferred-modules">${JSON.stringify(modules)}</script>`,
    `<script type="speculationrules">${PRERENDERED}</script>`,
    `<script>${method === 'GET' ? IN_PAGE : IN_ANSWER_TO_FORM}</script>`,
    '<script type="text/plain" id="deferred-entry">',
  ].join('');
  const withoutScripts = html.replace(PRELOAD, '').replace(ENTRY, () => deferred);
  // The response to a form may focus a field far down the page, so its layout is not deferred.
  if (method !== 'GET') return withoutScripts;
  return withoutScripts.replace('<head>', () => HEAD);
}

const IN_PAGE = inlineScript(false);
const IN_ANSWER_TO_FORM = inlineScript(true);
const HEAD = `<head><script>(${deferLayout})()</script>`;

function inlineScript(isAnswerToForm: boolean): string {
  const always = [showLoadedPictures, retryPictures, offerAgain, countVisits, rememberReferringSite]
    .map((run) => `(${run})();`)
    .join('');
  const live = `(${rememberClicks})(${staysHere});(${loadScripts})(${staysHere},${isAnswerToForm})`;
  return `${always}if(!(${stayPlain})()){${live}}`;
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

/** True for a link that opens something over the page or changes it in place, once there are scripts. */
function staysHere(link: Element): boolean {
  if (!(link instanceof HTMLAnchorElement)) return false;
  if (link.hasAttribute('data-opens-over')) return true;
  return link.origin === location.origin && link.pathname === location.pathname && link.hash === '';
}

/** Pictures that could not be had while the connection was lost are asked for again when it is back. */
function retryPictures(): void {
  addEventListener('online', () => {
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  });
}

/**
 * Without a connection a link would end on the browser's own error page, and what the visitor reads would be gone. The page
 * stays instead, and offers the other one again.
 */
function offerAgain(): void {
  const note = document.createElement('p');
  const again = document.createElement('a');
  again.textContent = 'Yeniden dene';
  note.setAttribute('role', 'alert');
  note.style.cssText = 'position:fixed;inset:auto 0 0;z-index:60;margin:0;padding:1rem;background:#15231c;color:#fff';
  again.style.cssText = 'display:inline-block;padding:.625rem 0;text-decoration:underline';
  function hold(event: Event) {
    // React takes the pointer's leaving of another element for its coming to the link.
    const on = event.type === 'mouseout' ? (event as MouseEvent).relatedTarget : event.target;
    const link = on instanceof Element && on.closest<HTMLAnchorElement>('a[href]');
    // Some browsers take a line that works for none, so the second press is always followed.
    if (navigator.onLine || !link || link === again || link.target || link.origin !== location.origin || link.hash)
      return;
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    event.preventDefault();
    again.href = link.href;
    note.replaceChildren('Sayfa yüklenemedi. Bağlantınızı denetleyip yeniden deneyin. ', again);
    document.body.append(note);
  }
  // React Router loads a page's script as soon as a link is pointed at, and reloads the whole page when it cannot be had.
  for (const type of ['click', 'mouseover', 'mouseout', 'focusin', 'touchstart'])
    document.addEventListener(type, hold, true);
}

/**
 * A browser that lacks something that the scripts use keeps the page as it is without JavaScript, instead of one that breaks
 * half-way. Which browsers these are: browsers.json and docs/browsers.md.
 */
function stayPlain(): boolean {
  const { at } = Array.prototype as { at?: unknown };
  const { requestSubmit } = HTMLFormElement.prototype as { requestSubmit?: unknown };
  const { structuredClone, HTMLDialogElement } = window as { structuredClone?: unknown; HTMLDialogElement?: unknown };
  if (at && requestSubmit && structuredClone && HTMLDialogElement && 'hasOwn' in Object) return false;
  const style = document.createElement('style');
  style.textContent = '.noscript\\:hidden{display:none}';
  document.head.append(style);
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;
  return true;
}

/**
 * Remembers a click on a button, or on a link that stays on the page, before the page is hydrated; root.tsx repeats it
 * afterwards. If hydration has not finished after 3 s, the link is followed natively.
 */
function rememberClicks(isInPlace: typeof staysHere): void {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (document.documentElement.hasAttribute('data-interactive') || !(target instanceof Element)) return;
      const pressed = target.closest<HTMLElement>('button[type=button], a');
      if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const isLink = pressed instanceof HTMLAnchorElement;
      if (isLink && !isInPlace(pressed)) return;
      pressed.setAttribute('data-pressed', '');
      if (!isLink) return;
      event.preventDefault();
      setTimeout(() => pressed.hasAttribute('data-pressed') && location.assign(pressed.href), 3000);
    },
    true,
  );
}

/**
 * Fetches the scripts at the first sign of use. A link is none where the browser prerenders it: there the next page is
 * ready sooner than our scripts. Where something on the page needs them sooner, they are fetched once it is loaded.
 */
function loadScripts(isInPlace: typeof staysHere, isAnswerToForm: boolean): void {
  const modules: string[] = JSON.parse(document.getElementById('deferred-modules')?.textContent ?? '[]');
  const USABLE = 'a, button, input, select, textarea, summary, label';
  const prerenders = HTMLScriptElement.supports?.('speculationrules');
  const signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'input'];
  // The home page's second bar comes with scrolling.
  if (document.querySelector('.dark-bar')) signs.push('scroll');

  function link(rel: string) {
    // One task each, so that a slow phone is not blocked.
    for (const href of modules) {
      const element = Object.assign(document.createElement('link'), { rel, href, as: 'script' });
      setTimeout(() => document.head.append(element));
    }
  }

  function start() {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    const waiting = document.getElementById('deferred-entry');
    if (!waiting) return;
    waiting.removeAttribute('id');
    // From here on links are the router's.
    document.querySelector('script[type=speculationrules]')?.remove();
    link('modulepreload');
    const { textContent } = waiting;
    const entry = Object.assign(document.createElement('script'), { type: 'module', textContent });
    setTimeout(() => waiting.replaceWith(entry));
  }

  function onSign({ type, target }: Event) {
    const used = target instanceof Element ? target.closest(USABLE) : null;
    // Whoever only scrolls and reads touches the page, too.
    if (/^(pointer|click)/.test(type) && (!used || (prerenders && used.matches('a') && !isInPlace(used)))) return;
    start();
  }

  function isWantedAtLoad() {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // After a reload or going back, the browser may have filled fields again.
    if (isAnswerToForm || navigation?.type !== 'navigate') return true;
    // A later chip that is chosen is brought into view.
    if (document.querySelector('.rail li + li [aria-current]')) return true;
    try {
      // The tray of the products that are chosen for comparison.
      return sessionStorage.getItem('kiyas') !== null;
    } catch {
      // Storage is switched off.
      return false;
    }
  }

  /** Where a browser says nothing of its connection, a page that loaded at once is a sign of a fast one. */
  function isFast() {
    const { connection } = navigator as { connection?: { effectiveType: string; saveData: boolean } };
    return connection ? connection.effectiveType === '4g' && !connection.saveData : performance.now() < 2000;
  }

  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  addEventListener('load', () => {
    const isWanted = isWantedAtLoad();
    if (!isWanted && !isFast()) return;
    const then = () => (isWanted ? start() : link('prefetch'));
    // At the load event the first picture may not be decoded and painted yet.
    requestAnimationFrame(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 });
      else setTimeout(then, 50);
    });
  });
}

/** A form says which site led here (features/messages/referring-site); pages are loaded in between. */
function rememberReferringSite(): void {
  const [, , host] = document.referrer.split('/');
  try {
    if (host && host !== location.host) sessionStorage.setItem('kaynak', host);
  } catch {
    // Storage is switched off.
  }
}

/**
 * Tells the server what it cannot see: a press on a WhatsApp, telephone or mail link, also before hydration; a page that
 * the browser fetched ahead and shows only now; and a page that the router shows without asking for its document.
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
  const { pushState } = history;
  history.pushState = (...entry) => {
    const { pathname } = location;
    pushState.apply(history, entry);
    if (location.pathname !== pathname) tell('sayfa');
  };
}
