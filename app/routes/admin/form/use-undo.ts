import type { Undo } from '#app/ui/toast-store.ts';
import { useAdminFetcher } from './use-admin-fetcher.ts';

/** What *Geri al* in a toast does. In the layout, so that it outlives the screen on which it was offered. */
export function useUndo(): (undo: Undo) => void {
  const { submit } = useAdminFetcher({ failure: 'Geri alınamadı' });
  return ({ to, fields }) => void submit(fields, { method: 'post', action: to });
}
