import { useRef } from 'react';

/**
 * The last answer to what a fetcher sent, from the moment it counts. React Router keeps `fetcher.data` outside of React's
 * state, so a render that React throws away can meet the new answer while the fetcher is still 'submitting'; an effect
 * that depends on `fetcher.data` then never runs, and its toast is never shown.
 */
export function useSettledData<T>(fetcher: { state: 'idle' | 'submitting' | 'loading'; data: T }): T {
  const settled = useRef(fetcher.data);
  if (fetcher.state !== 'submitting') settled.current = fetcher.data;
  return settled.current;
}
