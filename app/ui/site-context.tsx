import { useRouteLoaderData } from 'react-router';
import type { Site } from '#app/shared/site.ts';

/** The brand, from the root's loader. */
export function useSite(): Site {
  const data = useRouteLoaderData('root') as { site: Site } | undefined;
  if (!data) throw new Error('useSite is used outside the root route');
  return data.site;
}
