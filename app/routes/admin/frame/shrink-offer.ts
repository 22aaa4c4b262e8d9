import { useSyncExternalStore } from 'react';
import { type ShrunkPicture, shrinkPicture } from '#app/features/uploads/ui/shrink-picture.ts';

// Offers to shrink photographs before they are uploaded: called by the upload queues, answered by the dialog in the frame.

export interface ShrinkOffer {
  files: File[];
  /** The first of them, shrunk already, to tell what it will be. */
  first: ShrunkPicture;
  settle: (accepted: boolean) => void;
}

let waiting: ShrinkOffer | null = null;
const listeners = new Set<() => void>();

/** One question for all of them. False when it was declined, or when this browser cannot read the first. */
export async function askToShrink(files: File[]): Promise<boolean> {
  const [one] = files;
  const first = one && (await shrinkPicture(one));
  if (!first) return false;
  waiting?.settle(false);
  return new Promise((resolve) => {
    show({
      files,
      first,
      settle(accepted) {
        show(null);
        resolve(accepted);
      },
    });
  });
}

function show(offer: ShrinkOffer | null) {
  waiting = offer;
  for (const listener of listeners) listener();
}

export function useShrinkOffer(): ShrinkOffer | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
}
