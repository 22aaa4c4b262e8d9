import { useId } from 'react';
import type { DeckPart, DeckResult, OutlineEdge } from '../deck.ts';
import { writeArea, writeCount, writeMetres } from '../written.ts';
import { boardTone, colorOnBoard, DEFAULT_COLOR } from './board-color.ts';
import { DeckBoards, DeckJoists, joistPositions } from './deck-boards.tsx';
import { dimensionsOf, partLetter } from './deck-dimensions.ts';
import { Dimension, ToField } from './dimension.tsx';
import { Drawing, DrawingTable, type Frame, frameAround, MOST_HIDDEN_LINES, mm } from './drawing.tsx';

const MARGINS = { left: 14, right: 14, top: 11, bottom: 11 };

function frameOf({ parts }: DeckResult): Frame {
  const left = Math.min(...parts.map(({ rect }) => rect.x));
  const top = Math.min(...parts.map(({ rect }) => rect.y));
  const right = Math.max(...parts.map(({ rect }) => rect.x + rect.width));
  const bottom = Math.max(...parts.map(({ rect }) => rect.y + rect.depth));
  // A single rectangle is measured above and at the right: nothing stands below.
  const margins = parts.length === 1 ? { ...MARGINS, bottom: 4 } : MARGINS;
  return frameAround({ x: left, y: top, width: right - left, height: bottom - top }, margins);
}

/** The boards are broken away at a corner, where the joists are seen: the line of the break, from edge to edge. */
function breakLine({ rect }: DeckPart, u: number): string {
  const most = { width: Math.min(rect.width * 0.34, 21 * u), depth: Math.min(rect.depth * 0.4, 18 * u) };
  const width = Math.min(most.width, most.depth * 2);
  const depth = Math.min(most.depth, most.width * 2);
  const points = [
    [0.83, 0],
    [0.76, 0.36],
    [0.85, 0.46],
    [0.65, 0.83],
    [0.57, 0.76],
    [0.4, 1],
    [0, 1.04],
  ] as const;
  return points.map(([x, y]) => `${mm(rect.width - x * width)} ${mm(rect.depth - y * depth)}`).join('L');
}

function PartPlan({ part, color, pitch, u, broken }: PartPlanProps) {
  const id = useId();
  const { x, y, width, depth } = part.rect;
  const whole = `M0 0H${width}V${depth}H0Z`;
  const line = broken ? `M${breakLine(part, u)}` : '';
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={id}>
        <path d={`${whole}${line && `${line}V${depth}Z`}`} clipRule="evenodd" />
      </clipPath>
      <path className="bed" d={whole} />
      <DeckJoists part={part} />
      <g clipPath={`url(#${id})`}>
        <path d={whole} fill={boardTone(color, 4)} />
        <DeckBoards part={part} color={color} pitch={pitch} />
        {part.joists.length <= MOST_HIDDEN_LINES && (
          <path
            className="hidden-line"
            d={joistPositions(part)
              .map((at) => `M${at} 0V${depth}`)
              .join('')}
          />
        )}
      </g>
      {line && <path className="break" d={line} />}
    </g>
  );
}

interface PartPlanProps {
  part: DeckPart;
  color: string;
  pitch: number;
  u: number;
  broken: boolean;
}

const lineOf = ({ side, at, from, to }: OutlineEdge) =>
  side === 'ust' || side === 'alt' ? `M${from} ${at}H${to}` : `M${at} ${from}V${to}`;

function patternOf({ pattern }: DeckPart): string {
  const lengths = [...pattern.whole, ...(pattern.cut ? [pattern.cut.length] : [])];
  // A row of hundreds of pieces is not read out.
  return lengths.length > 12 ? `${writeCount(lengths.length)} parça` : `${lengths.join(' + ')} mm`;
}

interface DeckPlanProps {
  deck: DeckResult;
  color?: string | undefined;
  /** The form is on the page: measures lead to their fields. */
  linked?: boolean;
}

/** The plan of a deck with exactly the boards and joists that are counted. */
export function DeckPlan({ deck, color = DEFAULT_COLOR, linked = false }: DeckPlanProps) {
  const frame = frameOf(deck);
  const { u } = frame;
  const largest = deck.parts.reduce((a, b) => (a.rect.width * a.rect.depth >= b.rect.width * b.rect.depth ? a : b));
  const sizes = deck.parts.map(({ rect }) => `${writeMetres(rect.width)} × ${writeMetres(rect.depth)} m`);
  const label = `Ölçekli plan: ${sizes.join(' ve ')}, ${writeArea(deck.area)}`;
  return (
    <>
      <Drawing frame={frame} label={label} onBoard={colorOnBoard(color)}>
        <g>
          {deck.parts.map((part) => (
            <PartPlan
              key={`${part.rect.x} ${part.rect.y}`}
              part={part}
              color={color}
              pitch={deck.measures.boardWidth + deck.measures.gap}
              u={u}
              broken={part === largest}
            />
          ))}
          <path className="edge" d={deck.outline.map(lineOf).join('')} />
          <path
            className="wall"
            d={deck.outline
              .filter(({ wall }) => wall)
              .map(lineOf)
              .join('')}
          />
        </g>
        {dimensionsOf(deck, u).map(({ field, ...dimension }) => (
          <Dimension
            key={`${dimension.direction} ${dimension.at} ${dimension.from}`}
            {...dimension}
            u={u}
            field={linked ? field : undefined}
          />
        ))}
        {deck.parts.length > 1 &&
          deck.parts.map(({ rect }, index) => (
            <Letter key={`${rect.x} ${rect.y}`} deck={deck} index={index} u={u} linked={linked} />
          ))}
      </Drawing>
      <DrawingTable
        caption={label}
        columns={['Parça', 'En', 'Boy', 'Sıra', 'Bir sıra', 'Taşıyıcı', 'Ek yeri']}
        rows={deck.parts.map((part, index) => [
          `Parça ${partLetter(index)}`,
          `${writeMetres(part.rect.width)} m`,
          `${writeMetres(part.rect.depth)} m`,
          writeCount(part.rows.length),
          patternOf(part),
          writeCount(part.joists.length),
          writeCount(part.joints),
        ])}
      />
    </>
  );
}

interface LetterProps {
  deck: DeckResult;
  index: number;
  u: number;
  linked: boolean;
}

/** Names a rectangle that has room for its letter. */
function Letter({ deck, index, u, linked }: LetterProps) {
  const rect = deck.parts[index]?.rect;
  if (!rect || rect.width < 9 * u || rect.depth < 9 * u) return null;
  const letter = partLetter(index);
  const field = linked ? { id: `en-${index}`, name: `Parça ${letter}, en` } : undefined;
  return (
    <ToField field={field} value={writeMetres(rect.width)}>
      <g className="letter">
        <text x={mm(rect.x + 3.7 * u)} y={mm(rect.y + rect.depth / 2)} dy=".35em">
          {letter}
        </text>
      </g>
    </ToField>
  );
}

/** For the title block. */
export function deckFacts(deck: DeckResult, product: string): [string, string][] {
  const spacings = new Set(deck.parts.map(({ spacing }) => `${Math.round(spacing)} mm`));
  return [
    ['Ürün', product],
    ['Alan', writeArea(deck.area)],
    ['Taşıyıcı aralığı', [...spacings].join(' / ')],
    ['Çizim', 'Ölçekli plan, m'],
  ];
}
