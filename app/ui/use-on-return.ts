import { useEffect, useRef } from 'react';

/**
 * Calls when the browser shows this page again as it was left (back/forward cache). What was being sent then may never
 * be answered any more, and a page that waits for it would wait for ever.
 */
export function useOnReturn(onReturn: () => void) {
  const latest = useRef(onReturn);
  latest.current = onReturn;
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
