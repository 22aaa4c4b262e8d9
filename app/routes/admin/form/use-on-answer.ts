import { useEffect, useRef } from 'react';

/** Calls back once for every answer of a fetcher. */
export function useOnAnswer<Answer>(answer: Answer | undefined, callBack: (answer: Answer) => void) {
  const latest = useRef(callBack);
  useEffect(() => {
    latest.current = callBack;
  });
  useEffect(() => {
    if (answer !== undefined) latest.current(answer);
  }, [answer]);
}
