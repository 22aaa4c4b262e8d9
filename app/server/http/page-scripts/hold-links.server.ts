import type { staysHere } from './stays-here.server.ts';
import type { Connection } from './watch-connection.server.ts';

/**
 * While the connection is uncertain, a link is followed only if the server answers. A link that the browser follows natively
 * while it believes itself online cannot be held.
 */
export function holdLinks(connection: Connection, isInPlace: typeof staysHere): void {
  const { goOrOffer, removeNote, isUncertain, isLive, distrust } = connection;
  /** The page that the router is loading. */
  let awaited = '';

  function hold(event: Event) {
    // React derives `mouseenter` of the link from `mouseout` of the element that the pointer leaves.
    const on = event.type === 'mouseout' ? (event as MouseEvent).relatedTarget : event.target;
    const link = on instanceof Element && on.closest<HTMLAnchorElement>('a[href]:not([target])');
    const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
    if (!link || link.origin !== location.origin || metaKey || ctrlKey || shiftKey) return;
    if (link.hash && link.pathname === location.pathname) return;
    // Such a link may need nothing from the server; if it does, the router or the viewer reports the failure (`load-in-full`).
    if (isLive() && isInPlace(link)) return;
    if (event.type === 'click') awaited = link.href;
    if (!isUncertain()) return;
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    event.preventDefault();
    goOrOffer(link.href);
  }
  // React Router preloads a page's script when the pointer reaches a link. The window hears of it before the document, where
  // React listens.
  for (const type of ['click', 'mouseover', 'mouseout', 'focusin', 'touchstart']) addEventListener(type, hold, true);

  // React Router reloads the page when a script cannot be loaded, even if a link was only hovered. Without the Navigation API
  // this cannot be prevented.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as Event & { navigationType: string; destination: { url: string } };
    // During hydration the router only adds its own state to the current history entry; the visitor stays on the page.
    if (navigationType === 'replace' && destination.url === location.href) return;
    const href = awaited;
    awaited = '';
    if (navigationType !== 'reload') return removeNote();
    event.preventDefault();
    distrust();
    if (href) goOrOffer(href);
  });
}
