import { type ComponentType, useSyncExternalStore } from 'react';
import type { ToastMessage } from './toast.tsx';

let Toaster: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Public pages hardly ever show a toast, so its code is loaded with the first one. Rejects if that fails. */
export async function showToastLazily(message: ToastMessage): Promise<void> {
  const toasts = await import('./toast.tsx');
  Toaster = toasts.Toaster;
  for (const tell of listeners) tell();
  toasts.showToast(message);
}

/** Once per layout, in place of `Toaster`. */
export function LazyToaster() {
  const Loaded = useSyncExternalStore(
    subscribe,
    () => Toaster,
    () => undefined,
  );
  return Loaded ? <Loaded /> : null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
