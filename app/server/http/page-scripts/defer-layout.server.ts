/** Not when the browser restores a scroll position or jumps to a fragment: that needs the real heights. */
export function deferLayout(): void {
  const { classList } = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The entry's name is the full URL; `location` omits text fragments (#:~:text=…).
  if (navigation?.type !== 'navigate' || navigation.name.includes('#')) return;
  classList.add('defer-layout');

  function whenIdle(then: () => void) {
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 200 });
    // In Safari, which has no requestIdleCallback: a task queued in requestAnimationFrame runs after that frame's layout.
    else requestAnimationFrame(() => setTimeout(then));
  }

  let parts: HTMLElement[] | undefined;
  let next = 0;
  function start() {
    if (parts) return;
    parts = [...document.querySelectorAll<HTMLElement>('main > :is(section, .wrap), .plate, .sample-address, footer')];
    whenIdle(layOutSome);
  }

  /** Lays out for a few milliseconds at a time, so that a slow phone is not blocked. */
  function layOutSome() {
    if (!parts) return;
    const until = performance.now() + 6;
    for (; next < parts.length && performance.now() < until; next += 1) {
      parts[next]?.style.setProperty('content-visibility', 'visible');
      // Reading the box forces the layout now.
      parts[next]?.getBoundingClientRect();
    }
    if (next < parts.length) return whenIdle(layOutSome);
    classList.remove('defer-layout');
    for (const part of parts) part.style.removeProperty('content-visibility');
  }

  /** Scripts that are coming (load-scripts) run first: a press needs them sooner than what lies below the first screen. */
  function startInTurn(latest: number) {
    // load-scripts removes `data-all` when it asks for the styles that come with the scripts.
    const areComing = !document.querySelector('[data-all],[data-interactive],[data-plain]');
    if (areComing && performance.now() < latest) setTimeout(startInTurn, 20, latest);
    else start();
  }

  // The delay lets the browser paint the first picture before it lays out more.
  addEventListener('load', () => setTimeout(startInTurn, 230, performance.now() + 1000));
  // A visitor who scrolls needs the rest at once, even if the first picture is still loading.
  addEventListener('scroll', start, { once: true, passive: true });
  // The browser decides where the end is when the key is pressed, so the real heights must be known by then.
  addEventListener('keydown', ({ key }) => key === 'End' && classList.remove('defer-layout'));
}
