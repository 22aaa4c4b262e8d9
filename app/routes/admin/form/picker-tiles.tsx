import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { LibraryTile } from '#app/features/media/library.server.ts';
import { TilePicture } from '#app/features/media/ui/tile-picture.tsx';
import { Icon } from '#app/ui/icon.tsx';

type PickerTilesProps = {
  tiles: LibraryTile[];
  chosen: LibraryTile[];
  /** The chosen ones carry their place instead of a tick. */
  numbered: boolean;
  onChoose: (tile: LibraryTile) => void;
  /** In front of the tiles. */
  children: ReactNode;
};

/** Tiles to choose from; arrow keys go from one to the next as they lie on the screen. */
export function PickerTiles({ tiles, chosen, numbered, onChoose, children }: PickerTilesProps) {
  const list = useRef<HTMLUListElement>(null);

  function move(event: KeyboardEvent) {
    if (!list.current) return;
    const columns = getComputedStyle(list.current).gridTemplateColumns.split(' ').length;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const buttons = [...list.current.querySelectorAll<HTMLElement>('.tile')];
    const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + (step ?? 0)];
    if (step === undefined || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <ul ref={list} className="tiles p-1" aria-label="Görseller" onKeyDown={move}>
      {children}
      {tiles.map((tile) => {
        const place = chosen.findIndex(({ path }) => path === tile.path);
        return (
          <li key={tile.path}>
            <button type="button" className="tile" aria-pressed={place >= 0} onClick={() => onChoose(tile)}>
              <TilePicture tile={tile} />
              {place >= 0 && <span className="tile-number">{numbered ? place + 1 : <Icon name="check" />}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
