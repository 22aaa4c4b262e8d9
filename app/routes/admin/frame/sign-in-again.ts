import { useSyncExternalStore } from 'react';

// Asks to sign in again: called from anywhere (an action, an upload, the session watch), answered by the dialog in the
// frame. A store outside React, because middleware and upload code use it too.

let waiting: { promise: Promise<boolean>; settle: (signedIn: boolean) => void } | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog 'Oturumunuz sona erdi'; true once signed in again, false when the dialog was closed without. */
export function askToSignIn(): Promise<boolean> {
  if (!waiting) {
    // Promise.withResolvers is too new for the back-office's oldest browser.
    let settle: (signedIn: boolean) => void = () => {};
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    waiting = { promise, settle };
    for (const listener of listeners) listener();
  }
  return waiting.promise;
}

export function answerSignIn(signedIn: boolean): void {
  const answered = waiting;
  waiting = null;
  answered?.settle(signedIn);
  for (const listener of listeners) listener();
}

export function useSignInAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
    () => false,
  );
}
