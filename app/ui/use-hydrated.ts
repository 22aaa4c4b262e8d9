import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while React takes its page over; what is shown later is true from the first. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
