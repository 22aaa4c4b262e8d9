import type { CSSProperties, ReactNode } from 'react';

/**
 * Above so many, boards, lamellas or joists are drawn by a repeating pattern, whose element names their number: a deck of
 * 50 x 50 m has 6,000 pieces, which would make megabytes that no screen can show.
 */
export const MOST_DRAWN = 800;
/** Above so many, hidden joists only blur the boards. */
export const MOST_HIDDEN_LINES = 40;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around what is drawn, in hundredths of the drawing's width: dimension lines and their text stand there. */
interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Frame extends Box {
  /** A hundredth of the width, in mm: the measure of text and of distances between lines. */
  u: number;
}

/** Narrow things get a wider frame, so that no drawing is much higher than wide and text keeps its size. */
const HIGHEST = 110;

export function frameAround(box: Box, margins: Margins): Frame {
  const u = Math.max(
    box.width / (100 - margins.left - margins.right),
    box.height / (HIGHEST - margins.top - margins.bottom),
  );
  const spare = 100 * u - box.width - (margins.left + margins.right) * u;
  return {
    u,
    x: box.x - margins.left * u - spare / 2,
    y: box.y - margins.top * u,
    width: 100 * u,
    height: box.height + (margins.top + margins.bottom) * u,
  };
}

/** Whole millimetres: a drawing needs no more, and stays small. */
export const mm = Math.round;

interface DrawingProps {
  frame: Frame;
  /** What it shows, with the numbers, for those who cannot see it. */
  label: string;
  onBoard?: string;
  /** A section has larger text: several stand side by side. */
  kind?: 'section';
  children: ReactNode;
}

/** The dimensions in it are links to their fields, so it is a group, not one picture. */
export function Drawing({ frame, label, onBoard, kind, children }: DrawingProps) {
  const { x, y, width, height, u } = frame;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an SVG.
    <svg
      className={kind ? `plan plan-${kind}` : 'plan'}
      viewBox={[x, y, width, height].map(mm).join(' ')}
      role="group"
      aria-label={label}
      style={{ '--u': `${u.toFixed(1)}px`, '--on': onBoard } as CSSProperties}
    >
      {children}
    </svg>
  );
}

/** The facts of a drawing, ruled under it. */
export function TitleBlock({ facts }: { facts: [label: string, value: string][] }) {
  return (
    <dl className="title-block">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The drawing in numbers, for screen readers. */
export function DrawingTable(props: { caption: string; columns: string[]; rows: string[][] }) {
  const { caption, columns, rows } = props;
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
