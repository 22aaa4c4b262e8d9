import { useEffect, useRef, useSyncExternalStore } from 'react';
import { href, Outlet, useLocation } from 'react-router';
import { findShownAnnouncement } from '#app/features/content/announcement.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { formatYear } from '#app/shared/dates.ts';
import { HydratedLater } from '#app/ui/hydrated-later.tsx';
import { LazyToaster } from '#app/ui/lazy-toast.tsx';
import { loadInFull } from '#app/ui/load-in-full.ts';
import type { Route } from './+types/layout.ts';
import { AnnouncementLine } from './layout/announcement-line.tsx';
import { Footer } from './layout/footer.tsx';
import { DarkBar, WhiteBar } from './layout/top-bar.tsx';
import { loadContent } from './load-content.server.ts';

const HOME_BAR_THRESHOLD = 0.8;
const PATIENCE_MS = 20_000;

/** A CDN may cache the page for 10 s; browsers always revalidate, and get a 304. */
export function headers() {
  return { 'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, must-revalidate' };
}

export async function loader({ context }: Route.LoaderArgs) {
  const [{ frame }, announcement] = await Promise.all([
    loadContent(context, 'frame'),
    orWhenFailing(context, 'announcement', findShownAnnouncement(db), null),
  ]);
  return { year: formatYear(new Date().toISOString()), footer: frame.footer, announcement };
}

/**
 * If the data of a client-side navigation cannot be loaded (the server restarts, the connection drops) or takes too long,
 * the page is loaded in full instead: the server sends it from its cache or explains the error in Turkish, and the visitor
 * can reload. If the server does not answer at all, the visitor stays and can try again.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const isWanted = () => request.method === 'GET' && !request.signal.aborted;
    const patience = setTimeout(() => isWanted() && loadInFull(request.url), PATIENCE_MS);
    const results = await next();
    clearTimeout(patience);
    const failed = Object.values(results).some(({ type, result }) => type === 'error' && !(result instanceof Response));
    // Not when the visitor has already navigated elsewhere.
    if (failed && isWanted()) {
      loadInFull(request.url);
      await new Promise(() => {});
    }
    return results;
  },
];

/** What surrounds the page changes rarely: visitors see a change after the next full page load. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData: { year, footer, announcement } }: Route.ComponentProps) {
  const isHome = useLocation().pathname === '/';
  const pastHero = useScrolledPast(HOME_BAR_THRESHOLD);
  const main = useFocusOnNewPage();
  return (
    <>
      {/* Feed readers find the blog from any page. React puts these into the head; as `links` of the route they would take it longer (root.tsx). */}
      <link rel="alternate" type="application/rss+xml" title="Blog (RSS)" href={href('/feed.xml')} />
      <link rel="alternate" type="application/atom+xml" title="Blog (Atom)" href={href('/atom.xml')} />
      <a href="#icerik" className="skip-link">
        İçeriğe geç
      </a>
      {announcement && <AnnouncementLine {...announcement} />}
      {isHome && <DarkBar />}
      <WhiteBar isHome={isHome} hidden={isHome && !pastHero} />
      <main id="icerik" ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <HydratedLater>
        <Footer year={year} {...footer} />
      </HydratedLater>
      <LazyToaster />
    </>
  );
}

/** True once more than this share of the window's height has been scrolled. */
function useScrolledPast(share: number): boolean {
  return useSyncExternalStore(
    followScroll,
    () => scrollY > innerHeight * share,
    () => false,
  );
}

function followScroll(tell: () => void) {
  addEventListener('scroll', tell);
  addEventListener('resize', tell);
  return () => {
    removeEventListener('scroll', tell);
    removeEventListener('resize', tell);
  };
}

/**
 * After a client-side navigation the focus would stay on the old control. Moves it to the start of the new page, or of the same one if
 * the control has gone.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const focused = useRef<EventTarget>(null);
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (shown.current.key === key) return;
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    // Safari does not focus what is clicked, so that nothing has the focus although the control is still there.
    const hasGone =
      document.activeElement === document.body && focused.current instanceof Node && !focused.current.isConnected;
    const isLost = isSamePage ? hasGone : !main.current?.querySelector('input:focus');
    if (isLost && !hash) main.current?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
  return main;
}
