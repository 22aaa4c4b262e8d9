import type { MouseEvent } from 'react';
import { href } from 'react-router';
import { PIECES_AT_MOST, type Piece, piecesQuery, pieceValue } from '#app/features/products/sample-pieces.ts';
import { numberWord } from '#app/shared/number-words.ts';
import { FieldError } from '#app/ui/field-error.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SampleBox } from './sample-box.tsx';
import { TEXTS } from './sample-failure.ts';

interface BoxContentsProps {
  pieces: Piece[];
  /** With JavaScript; without it the link loads the page with the other pieces. */
  onRemove: (piece: Piece) => void;
}

/** The box as chosen so far, and its pieces by name. */
export function BoxContents({ pieces, onRemove }: BoxContentsProps) {
  const tooMany = pieces.length > PIECES_AT_MOST;
  return (
    <>
      <h2 className="text-h3">Kutunuz</h2>
      <div role="status" className="mt-1 text-stone-600">
        {tooMany ? <FieldError>{TEXTS.tooMany}</FieldError> : statusOf(pieces.length)}
      </div>
      <div className="mt-5">
        <SampleBox pieces={pieces} />
      </div>
      {pieces.length > 0 && (
        <ul aria-label="Kutudaki parçalar" className="mt-6">
          {pieces.map((piece) => (
            <li key={pieceValue(piece)} className="flex items-center gap-3 border-stone-200 border-t py-1.5">
              <span aria-hidden="true" className="tick" style={{ backgroundColor: piece.color.hex_code }} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <b className="font-semibold">{piece.product.title}</b>, {piece.color.name}
              </span>
              <a
                href={addressWithout(pieces, piece)}
                data-opens-over=""
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  onRemove(piece);
                }}
                className="grid size-11 place-items-center"
                aria-label={`${piece.product.title}, ${piece.color.name}: kutudan çıkar`}
              >
                <Icon name="close" className="size-5" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function addressWithout(pieces: Piece[], removed: Piece): string {
  const query = piecesQuery(pieces.filter((piece) => piece !== removed)).toString();
  return query ? `${href('/numune')}?${query}` : href('/numune');
}

function statusOf(count: number): string {
  if (count === 0) return `Kutunuz boş. ${capitalised(numberWord(PIECES_AT_MOST))} parçaya kadar seçebilirsiniz.`;
  if (count === PIECES_AT_MOST) return 'Kutu doldu. Değiştirmek için birini çıkarın.';
  return `${count} parça seçtiniz, ${PIECES_AT_MOST - count} yer kaldı.`;
}

export const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1);
