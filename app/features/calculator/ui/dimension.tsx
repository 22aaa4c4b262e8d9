import type { ReactNode } from 'react';
import { writeMetres } from '../written.ts';
import { mm } from './drawing.tsx';

/** The field that a measure is typed into: its name in the address, and which one of several. */
export interface FieldLink {
  id: string;
  /** "Parça A, en" */
  name: string;
}

interface DimensionProps {
  /** Across: along x at this y. Down: along y at this x. */
  direction: 'across' | 'down';
  from: number;
  to: number;
  at: number;
  /** On which side of the line the number stands: -1 above or left, 1 below or right. */
  side: 1 | -1;
  u: number;
  field?: FieldLink | undefined;
  onBoard?: boolean;
}

/** Leads to the field of a measure; works without JavaScript. */
export function ToField({
  field,
  value,
  children,
}: {
  field?: FieldLink | undefined;
  value: string;
  children: ReactNode;
}) {
  if (!field) return children;
  return (
    <a href={`#${field.id}`} aria-label={`${field.name} ${value} m, değiştir`}>
      {children}
    </a>
  );
}

/** A dimension line with its true number; a link to its field where there is one. */
export function Dimension({ direction, from, to, at, side, u, field, onBoard = false }: DimensionProps) {
  const value = writeMetres(to - from);
  const [start, end, line, middle] = [mm(from), mm(to), mm(at), mm((from + to) / 2)];
  const tick = { along: mm(0.55 * u), across: mm(1.05 * u) };
  const across = direction === 'across';
  const ticks = [start, end].map((end) =>
    across
      ? `M${end - tick.along} ${line + tick.across}l${2 * tick.along} ${-2 * tick.across}`
      : `M${line - tick.across} ${end + tick.along}l${2 * tick.across} ${-2 * tick.along}`,
  );
  // A finger is wider than a line: from the edge of the drawn thing to beyond the number.
  const reach = { start: mm(line - (side < 0 ? 6 : 3.5) * u), size: mm(9.5 * u) };
  const length = { start: mm(Math.min(from, middle - 5 * u)), size: mm(Math.max(to - from, 10 * u)) };
  return (
    <ToField field={field} value={value}>
      {field && across && (
        <rect className="tap" x={length.start} y={reach.start} width={length.size} height={reach.size} />
      )}
      {field && !across && (
        <rect className="tap" x={reach.start} y={length.start} width={reach.size} height={length.size} />
      )}
      <g className={onBoard ? 'd on-board' : 'd'}>
        <path d={`${across ? `M${start} ${line}H${end}` : `M${line} ${start}V${end}`}${ticks.join('')}`} />
        <text
          {...(across ? { x: middle, y: line } : { transform: `translate(${line} ${middle}) rotate(-90)` })}
          dy={side < 0 ? '-.45em' : '1.15em'}
          textAnchor="middle"
        >
          {value}
        </text>
      </g>
    </ToField>
  );
}
