import { Outlet } from 'react-router';

/** Lets a CDN in front keep the page for a moment and ask again; browsers always ask, and get a 304. */
export function headers() {
  return { 'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, must-revalidate' };
}

export default function SiteLayout() {
  return (
    <main id="icerik">
      <Outlet />
    </main>
  );
}
