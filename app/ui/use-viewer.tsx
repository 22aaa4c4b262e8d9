import { type MouseEvent, type ReactNode, useState } from 'react';
import { type PictureView, renditionUrl } from '#app/shared/images.ts';
import { loadInFull } from './load-in-full.ts';
import { offeredWidths } from './picture.tsx';
import type { ViewerItem, ViewerProps } from './viewer.tsx';

interface Shown {
  Viewer: (props: ViewerProps) => ReactNode;
  index: number;
  opener: HTMLElement;
}

interface ViewerOf {
  total: number;
  itemAt: (index: number) => ViewerItem | undefined;
  /** Loads an item that is not there yet, and tells whether that succeeded. */
  load?: (index: number) => Promise<boolean>;
  onMove?: (index: number) => void;
}

/**
 * Links to large pictures that open in the viewer instead. The viewer's code is loaded when it is first used; if that fails,
 * and without JavaScript, the link leads to the picture.
 */
export function useViewer({ total, itemAt, load, onMove }: ViewerOf) {
  const [shown, setShown] = useState<Shown>();

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const opener = event.currentTarget;
    const module = await import('./viewer.tsx').catch(() => undefined);
    if (module) setShown({ Viewer: module.Viewer, index, opener });
    else loadInFull(opener.href);
  }

  const viewer = shown && (
    <shown.Viewer
      index={shown.index}
      total={total}
      itemAt={itemAt}
      load={load}
      onMove={(index) => {
        // The viewer may have been closed before the item has loaded.
        setShown((now) => now && { ...now, index });
        onMove?.(index);
      }}
      onClose={() => {
        setShown(undefined);
        // Safari does not focus a link that is clicked, so the dialog would not know where to go back to.
        shown.opener.focus();
      }}
    />
  );
  return { open, viewer };
}

/** The address of a picture in a size that fills a screen. */
export function largePictureUrl({ src, hash, width }: PictureView): string {
  const widest = width ? offeredWidths(width, 2000).at(-1) : undefined;
  return hash && widest ? renditionUrl(hash, widest, 'jpg') : src;
}
