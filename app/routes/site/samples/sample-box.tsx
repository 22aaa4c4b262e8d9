import { PIECES_AT_MOST, type Piece, pieceValue } from '#app/features/products/sample-pieces.ts';
import { ColorBoard } from '#app/ui/color-board.tsx';
import { DimensionLine } from '#app/ui/dimension-line.tsx';

/** The box with its four slots, in true proportion: a slot is 10 cm wide. */
export function SampleBox({ pieces }: { pieces: Piece[] }) {
  const free = Array.from({ length: Math.max(0, PIECES_AT_MOST - pieces.length) }, (_, index) => `free ${index}`);
  return (
    <div aria-hidden="true">
      <div className="box">
        <div className="box-slots">
          {pieces.slice(0, PIECES_AT_MOST).map((piece) => (
            <ColorBoard key={pieceValue(piece)} color={piece.color.hex_code} small className="slot" />
          ))}
          {free.map((key) => (
            <div key={key} className="slot slot-free">
              boş
            </div>
          ))}
        </div>
      </div>
      <div className="slot-width">
        <DimensionLine className="text-teak-600" />
        <p className="mt-1.5 font-semibold text-sm tnum">10 cm</p>
      </div>
    </div>
  );
}
