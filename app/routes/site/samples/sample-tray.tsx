import { PIECES_AT_MOST, type Piece, pieceValue } from '#app/features/products/sample-pieces.ts';
import { ColorBoard } from '#app/ui/color-board.tsx';
import { useBodyClass } from '#app/ui/use-body-class.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** On phones, while choosing: how full the box is, and the way to the address. It would not follow without JavaScript. */
export function SampleTray({ pieces }: { pieces: Piece[] }) {
  const isShown = useHydrated() && pieces.length > 0;
  useBodyClass('with-sample-tray', isShown);
  if (!isShown) return null;
  const free = Array.from({ length: Math.max(0, PIECES_AT_MOST - pieces.length) }, (_, index) => `free ${index}`);
  return (
    <div className="sample-tray on-dark">
      <div className="wrap flex min-h-15 items-center gap-3 py-2">
        <span aria-hidden="true" className="flex gap-1">
          {pieces.slice(0, PIECES_AT_MOST).map((piece) => (
            <ColorBoard key={pieceValue(piece)} color={piece.color.hex_code} small className="tray-slot" />
          ))}
          {free.map((key) => (
            <span key={key} className="tray-slot tray-slot-free" />
          ))}
        </span>
        <p className="flex-1 tnum">
          {pieces.length} / {PIECES_AT_MOST} parça
        </p>
        <a href="#adres" className="btn btn-light btn-sm">
          Adrese geç
        </a>
      </div>
    </div>
  );
}
