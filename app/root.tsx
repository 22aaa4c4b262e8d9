import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { findSite } from '#app/features/content/queries.server.ts';
import { writeSite } from '#app/features/content/write-site.server.ts';
import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { fontPreloads } from '#app/ui/fonts.ts';
import { usePageStyles } from '#app/ui/page-styles.ts';
import { useRequestReference } from '#app/ui/request-reference.tsx';
import type { Route } from './+types/root.ts';
import appCss from './app.css?url';

// zod would compile schemas with `new Function`, which the content security policy blocks and Firefox reports. zod reads
// this when it is loaded, and every page loads this module first.
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// WebKit shows a page from its back/forward cache at the top when scripts restore the scroll position, as React Router does;
// and React Router restores it only after a load.
if (!import.meta.env.SSR) {
  let left = 0;
  addEventListener('pagehide', () => {
    left = scrollY;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo(0, left);
  });
}

/** Made once. As `links` of the route React Router would compare them anew for each page, which takes longer than to write them. */
const LINKS = (
  <>
    {fontPreloads.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    ))}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
);

export async function loader({ context }: Route.LoaderArgs) {
  return { site: await orWhenFailing(context, 'site facts', findSite(db), () => writeSite(env.site, env.site.url)) };
}

/** The company's facts change rarely: visitors see a change after the next full page load. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const styles = usePageStyles();
  // Effects of child components run first, so the page is interactive when this one runs.
  useEffect(() => {
    const page = document.documentElement;
    page.setAttribute('data-interactive', '');
    // Until now the browser prepared the pages that links lead to; from here on links are the router's.
    for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
    // Repeat clicks and Escape of before hydration (server/http/page-scripts/remember-clicks.server.ts).
    if (page.hasAttribute('data-escaped')) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    page.removeAttribute('data-escaped');
    // After this effect: what was pressed may not be hydrated yet (ui/hydrated-later), and React cannot hydrate it while effects
    // run; the browser would then follow the link.
    queueMicrotask(() => {
      for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
        pressed.removeAttribute('data-pressed');
        pressed.click();
      }
    });
  }, []);
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#15231c" />
        <Meta />
        {styles === undefined ? (
          <link rel="stylesheet" href={appCss} />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles
          <style id="page-styles" data-all={appCss} dangerouslySetInnerHTML={{ __html: styles }} />
        )}
        {LINKS}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const reference = useRequestReference();
  // The address of the page that failed, even if the connection was lost on the way to it from another page.
  const { pathname, search } = useLocation();
  const expected = isRouteErrorResponse(error) && error.status < 500;
  return (
    <main className="wrap grid min-h-svh content-center gap-4 py-section">
      <title>Bir sorun oluştu</title>
      <h1 className="text-h2">{expected ? 'Bu sayfa gösterilemiyor' : 'Bir sorun oluştu'}</h1>
      <p>Sayfayı yenileyin; düzelmezse birkaç dakika sonra yeniden deneyin.</p>
      {!expected && reference && (
        <p>
          Bize yazarsanız şu kodu iletin: <strong suppressHydrationWarning>{reference}</strong>
        </p>
      )}
      <p className="flex flex-wrap gap-x-8">
        <a className="link" href={pathname + search}>
          Yeniden dene
        </a>
        <a className="link" href="/">
          Ana sayfaya dön
        </a>
      </p>
    </main>
  );
}
