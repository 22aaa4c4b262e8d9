interface Fetched {
  deliveryType?: string;
  activationStart?: number;
}

/**
 * Tells the server what it cannot see: a press on a WhatsApp, telephone or mail link, also before hydration; a page that
 * the browser fetched ahead and shows only now; and a page that the router shows without asking for its document.
 */
export function countVisits(): void {
  function tell(ne: string) {
    navigator.sendBeacon('/sayac', new URLSearchParams({ ne, sayfa: location.pathname + location.search }));
  }
  document.addEventListener('click', ({ target }) => {
    const links = 'a[href^="https://wa.me/"],a[href^="tel:"],a[href^="mailto:"]';
    const pressed = (target as Element).closest<HTMLAnchorElement>(links);
    if (pressed) tell(pressed.protocol);
  });
  const [navigation] = performance.getEntriesByType('navigation') as Fetched[];
  // A prerendered page may have been prefetched before, and may be shown before this runs.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => tell('sayfa'));
  else if (navigation?.activationStart || navigation?.deliveryType === 'navigational-prefetch') tell('sayfa');
  const { pushState } = history;
  history.pushState = (...entry) => {
    const { pathname } = location;
    pushState.apply(history, entry);
    if (location.pathname !== pathname) tell('sayfa');
  };
}
