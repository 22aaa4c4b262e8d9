import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { FrameData } from '#app/routes/admin/frame/frame.tsx';

/** `Link` state that asks a list to be scrolled to where it was left. */
export const BACK_TO_LIST = { backToList: true };
const PLACE = 'admin-list-place';

export type RowMark = { 'aria-current'?: 'true'; tabIndex?: -1; autoFocus?: true };

/**
 * The attributes of each row, which mark the one that was just saved. Without JavaScript the focus brings it into view,
 * with it `useListPlace` does.
 */
export function useSavedRow(): (id: string) => RowMark {
  const saved = useSavedId();
  return (id) => (id === saved ? { 'aria-current': 'true', tabIndex: -1, autoFocus: true } : {});
}

/** It comes once, with the toast, and stays while the list is open. */
function useSavedId(): string | undefined {
  const justSaved = useRouteLoaderData<FrameData>('routes/admin/layout')?.toast?.saved;
  const [saved, setSaved] = useState(justSaved);
  if (justSaved && justSaved !== saved) setSaved(justSaved);
  return saved;
}

/** Once per list: after a form, it is scrolled to where it was left, and further if the saved row is out of view. */
export function useListPlace(): void {
  const { pathname, state } = useLocation();
  const saved = useSavedId();
  const isReturn = state?.backToList === true;
  useLayoutEffect(() => () => keepPlace(pathname), [pathname]);
  // After React Router's own scrolling, which is a layout effect.
  useEffect(() => {
    const [list, top] = takePlace();
    if (!isReturn && !saved) return;
    if (list === pathname) window.scrollTo({ top: top ?? 0, behavior: 'instant' });
    // A link that is current is the chosen filter.
    const row = document.querySelector('main [aria-current=true]:not(a)');
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [pathname, isReturn, saved]);
}

// Browsers inside of other apps refuse storage: then the list opens at its top.

function keepPlace(pathname: string): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify([pathname, window.scrollY]));
  } catch {}
}

function takePlace(): [list?: string, top?: number] {
  try {
    const place = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
    sessionStorage.removeItem(PLACE);
    return place;
  } catch {
    return [];
  }
}
