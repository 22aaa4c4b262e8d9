import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastMessage } from './toast.tsx';

// Public pages hardly ever show a toast: its code is fetched with the first one.
const loadToasts = () => import('./toast.tsx');
const Toaster = lazy(async () => ({ default: (await loadToasts()).Toaster }));

let wanted = false;
const listeners = new Set<() => void>();

export async function showToastLazily(message: ToastMessage): Promise<void> {
  wanted = true;
  for (const tell of listeners) tell();
  const { showToast } = await loadToasts();
  showToast(message);
}

/** Once per layout, in place of `Toaster`. */
export function LazyToaster() {
  const show = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return show ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
