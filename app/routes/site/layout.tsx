import { Outlet } from 'react-router';
import type { Route } from './+types/layout.ts';

export interface PageHandle {
  title: string;
  description: string;
}

/** Pages whose texts are fixed name them in `handle`; pages made from rows have a `meta` of their own. */
export function meta({ matches }: Route.MetaArgs) {
  const root = matches.find((match) => match?.id === 'root');
  const site = (root?.loaderData as { site: { name: string } } | undefined)?.site;
  const handle = matches.at(-1)?.handle as Partial<PageHandle> | undefined;
  return [
    { title: handle?.title ? `${handle.title} | ${site?.name}` : site?.name },
    ...(handle?.description ? [{ name: 'description', content: handle.description }] : []),
  ];
}

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
