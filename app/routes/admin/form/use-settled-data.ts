import { useRef } from 'react';

/**
 * `fetcher.data`, but never changed while the fetcher is 'submitting'. React Router keeps it outside of React's state, so
 * a render that React discards can already see the new answer; an effect that depends on it would then never run, and
 * its toast never be shown.
 */
export function useSettledData<T>(fetcher: { state: 'idle' | 'submitting' | 'loading'; data: T }): T {
  const settled = useRef(fetcher.data);
  if (fetcher.state !== 'submitting') settled.current = fetcher.data;
  return settled.current;
}
