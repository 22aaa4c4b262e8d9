import { useId } from 'react';
import type { DeckPart, Piece } from '../deck.ts';
import { boardTone } from './board-color.ts';
import { MOST_DRAWN, mm } from './drawing.tsx';

/** Pieces of a row that are wide enough to be seen; all of them but for boards of a few centimetres. */
const visible = (pieces: Piece[]) => pieces.filter((_, index) => index % Math.ceil(pieces.length / 200) === 0);

const outlineOf = ({ x, length }: Piece, y: number, depth: number) => `M${x} ${y}h${length}v${depth}h${-length}z`;

/** The boards of one rectangle, each its own element of class `board`. */
function BoardsOneByOne({ part, color }: { part: DeckPart; color: string }) {
  const seams = part.rows.map(({ y, depth, pieces }, row) => {
    const between = pieces.slice(1).map(({ x }) => `M${x} ${y}v${depth}`);
    return (row > 0 ? `M0 ${y}h${part.rect.width}` : '') + between.join('');
  });
  return (
    <>
      {part.rows.flatMap(({ y, depth, pieces }, row) =>
        pieces.map((piece, index) => (
          <path
            key={`${y} ${piece.x}`}
            className="board"
            fill={boardTone(color, row * row + row * 3 + index * 5)}
            d={outlineOf(piece, y, depth)}
          />
        )),
      )}
      <path className="seam" d={seams.join('')} />
    </>
  );
}

/** Two rows, repeated over the rectangle, without seams, which would be all one saw; `data-boards` is the number of pieces that it shows. */
function BoardsAsPattern({ part, color, pitch }: { part: DeckPart; color: string; pitch: number }) {
  const id = useId();
  const { width, depth } = part.rect;
  const kinds = part.rows.slice(0, 2);
  const boards = part.rows.length * (kinds[0]?.pieces.length ?? 0);
  return (
    <>
      <pattern id={id} patternUnits="userSpaceOnUse" width={width} height={2 * pitch}>
        {kinds.map((row, index) => (
          <path
            key={row.y}
            fill={boardTone(color, index * 4)}
            d={visible(row.pieces)
              .map((piece) => outlineOf(piece, row.y, pitch))
              .join('')}
          />
        ))}
      </pattern>
      <rect className="boards" data-boards={boards} width={width} height={depth} fill={`url(#${id})`} />
    </>
  );
}

export function DeckBoards({ part, color, pitch }: { part: DeckPart; color: string; pitch: number }) {
  const pieces = part.rows.length * (part.rows[0]?.pieces.length ?? 0);
  return pieces <= MOST_DRAWN ? (
    <BoardsOneByOne part={part} color={color} />
  ) : (
    <BoardsAsPattern part={part} color={color} pitch={pitch} />
  );
}

const JOIST_WIDTH = 50;

/** Where each joist is drawn: inside the rectangle, and one of a joint beside a regular one at the same place. */
export function joistPositions({ joists, rect }: DeckPart): number[] {
  const regular = joists.filter(({ kind }) => kind === 'regular');
  const spacing = rect.width / (regular.length - 1);
  const inside = (x: number) => Math.max(JOIST_WIDTH / 2, Math.min(rect.width - JOIST_WIDTH / 2, x));
  return joists.map(({ x, kind }) => {
    const nearest = Math.round(x / spacing) * spacing;
    const covered = kind === 'joint' && Math.abs(x - nearest) < JOIST_WIDTH;
    return mm(inside(covered ? nearest + (x < nearest ? -1 : 1) * JOIST_WIDTH : x));
  });
}

/** Each joist its own element of class `joist`; too many of them are one, which names their number. */
export function DeckJoists({ part }: { part: DeckPart }) {
  const { joists, rect } = part;
  const lines = joistPositions(part).map((x) => `M${x} 0V${rect.depth}`);
  if (lines.length > MOST_DRAWN) {
    return <path className="joist" data-joists={lines.length} d={lines.slice(0, MOST_DRAWN).join('')} />;
  }
  return lines.map((line, index) => {
    const { x, kind } = joists[index] ?? {};
    return <path key={`${kind} ${x}`} className={kind === 'joint' ? 'joist joint' : 'joist'} d={line} />;
  });
}
