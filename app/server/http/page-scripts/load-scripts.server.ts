import type { isFastLine } from './is-fast-line.server.ts';
import type { stayPlain } from './stay-plain.server.ts';

/**
 * Fetches the scripts at the first sign of use. A link is none where the browser prerenders it: there the next page is
 * ready sooner than our scripts. Where something on the page needs them sooner, they are fetched once it is loaded. On a
 * fast line they also run by themselves once the page is loaded, if it has links that wait for them. Pages without such
 * links only fetch them ahead there, in idle time, and then tell the browser which pages are likely to be next. On every
 * line the browser prerenders links that are touched.
 */
export function loadScripts(
  isHeld: (link: Element) => boolean,
  isFast: typeof isFastLine,
  giveUp: typeof stayPlain,
  isAnswerToForm: boolean,
): void {
  const modules: string[] = JSON.parse(document.getElementById('deferred-modules')?.textContent ?? '[]');
  const entryAddress = document.getElementById('deferred-entry')?.dataset.src;
  if (entryAddress) modules.unshift(entryAddress);
  const styles = document.getElementById('page-styles');
  const allStyles = styles?.dataset.all ?? '';
  const USABLE = 'a,button,input,select,textarea,summary,label';
  const prerenders = HTMLScriptElement.supports?.('speculationrules');
  const signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'input', 'scroll'];
  let taken: Promise<void> | undefined;
  // The home page's second bar comes with scrolling.
  const needsScripts = document.querySelector('.dark-bar') !== null;

  function preload(href: string) {
    const element = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    // A task of its own, so that a slow phone is not blocked.
    setTimeout(() => document.head.append(element));
  }

  function start() {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    const waiting = document.getElementById('deferred-entry');
    if (!waiting) return;
    waiting.removeAttribute('id');
    modules.forEach(preload);
    const script = entryAddress ? { src: entryAddress } : { textContent: waiting.textContent };
    const entry = Object.assign(document.createElement('script'), { type: 'module', onerror: giveUp, ...script });
    takeAllStyles().then(() => waiting.replaceWith(entry), giveUp);
  }

  /** The page carries the styles of what it shows; scripts show more. */
  function takeAllStyles(): Promise<void> {
    // The layout of the lower parts (defer-layout) sees by its absence that scripts are coming.
    styles?.removeAttribute('data-all');
    taken ??= fetch(allStyles).then(async (answer) => {
      if (!answer.ok) throw answer;
      // Fonts that are declared a second time would make the browser lay out all text again.
      const textContent = (await answer.text()).replace(/@font-face ?{[^}]*}/g, '');
      styles?.after(Object.assign(document.createElement('style'), { textContent }));
    });
    taken.catch(() => {
      // The next call tries again.
      taken = undefined;
    });
    return taken;
  }

  function onSign({ type, target }: Event) {
    const used = target instanceof Element ? target.closest(USABLE) : null;
    // Whoever only scrolls and reads touches the page, too.
    if (/^(pointer|click)/.test(type) && (!used || (prerenders && used.matches('a') && !isHeld(used)))) return;
    if (type !== 'scroll' || needsScripts) start();
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

  function whenIdle(then: () => void) {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 });
    else setTimeout(then);
  }

  function prepare() {
    if (!isUnused()) return;
    const comesAlive = isFast() && [...document.links].some((link) => link.href !== location.href && isHeld(link));
    // Styles first: browsers compile scripts as soon as they come, which would hold up the styles.
    if (comesAlive) takeAllStyles().then(start, becomeReady);
    else becomeReady();
  }

  /** After the layout of the lower parts (defer-layout): both at the same time would block a slow phone. */
  function becomeReady() {
    if (document.querySelector('.defer-layout')) setTimeout(becomeReady, 50);
    else whenIdle(readyForNextPage);
  }

  function readyForNextPage() {
    if (isUnused()) addRules('prerendered-links');
    if (isFast()) fetchAhead();
  }

  /** In the head, because React would take a script in the body for one of its own. root.tsx removes it. */
  function addRules(id: string) {
    const textContent = document.getElementById(id)?.textContent;
    document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', textContent }));
  }

  /** One file at a time: to ask for all of them in one task would block a slow phone. */
  async function fetchAhead() {
    // What does not come is fetched again when it is needed.
    for (const file of [allStyles, ...modules]) if (isUnused()) await fetchFile(file).catch(() => {});
    if (isUnused()) addRules('prefetched-links');
  }

  function isUnused() {
    return document.getElementById('deferred-entry') !== null;
  }

  /**
   * Puts a file into the browser's cache. Chrome also compiles a module that is preloaded, without running it; only once the
   * file has come, because browsers do not try a module again that they failed to preload.
   */
  async function fetchFile(file: string) {
    const answer = await fetch(file, { priority: 'low' });
    if (!answer.ok) throw answer;
    await answer.arrayBuffer();
    if (prerenders && modules.includes(file)) preload(file);
  }

  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  addEventListener('load', () => {
    if (isWantedAtLoad()) whenIdle(start);
    // At the load event the first picture may not be decoded and painted yet, which takes some 0.1 s. To ask for another frame
    // (requestAnimationFrame) would block the page until that picture is decoded.
    else setTimeout(prepare, 150);
  });
}
