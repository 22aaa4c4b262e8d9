import { useId } from 'react';
import { DEFAULT_COLOR } from './board-color.ts';
import { Drawing, mm } from './drawing.tsx';

interface BoardSectionProps {
  /** In millimetres. */
  width: number;
  thickness: number;
  /** How many chambers a hollow board has; 0 for a solid one. */
  chambers?: number;
  color?: string;
  /** Millimetres that the drawing is wide: the same for sections that are compared. */
  span?: number;
}

/** The grooves at both sides hold the clips. */
const GROOVE = { depth: 3.5, height: 4 };

/** A board cut across, to scale, with its two measures in millimetres. */
export function BoardSection({ width, thickness, chambers = 0, color = DEFAULT_COLOR, span = 200 }: BoardSectionProps) {
  const id = useId();
  const u = span / 100;
  const frame = { u, x: -3, y: -3, width: span, height: thickness + 16 * u };
  const groove = { top: thickness / 2 - GROOVE.height / 2, ...GROOVE };
  const profile = `M0 0H${width}V${groove.top}h${-groove.depth}v${groove.height}h${groove.depth}V${thickness}H0V${groove.top + groove.height}h${groove.depth}v${-groove.height}h${-groove.depth}Z`;
  const wall = Math.min(6, thickness / 4);
  const chamber = chambers > 0 ? (width - 4 * wall - (chambers - 1) * wall) / chambers : 0;
  const holes = Array.from({ length: chamber > 0 ? chambers : 0 }, (_, index) => 2 * wall + index * (chamber + wall));
  const line = { right: width + 4 * u, below: thickness + 4 * u };
  return (
    <Drawing kind="section" frame={frame} label={`Kesit: ${width} × ${thickness} mm`}>
      <g>
        <clipPath id={id}>
          <path d={profile} />
        </clipPath>
        <path className="profile" d={profile} fill={color} fillOpacity={0.25} />
        {holes.length === 0 ? (
          <path className="hatch" clipPath={`url(#${id})`} d={hatching(width, thickness)} />
        ) : (
          holes.map((x) => (
            <rect
              key={x}
              className="profile"
              fill="#fff"
              x={x}
              y={wall}
              width={chamber}
              height={thickness - 2 * wall}
              rx={1.5}
            />
          ))
        )}
        <g className="d">
          <path d={`M0 ${line.below}H${width}M0 ${line.below - u}v${2 * u}M${width} ${line.below - u}v${2 * u}`} />
          <text x={width / 2} y={line.below} dy="1.15em" textAnchor="middle">
            {width} mm
          </text>
          <path
            d={`M${line.right} 0V${thickness}M${line.right - u} 0h${2 * u}M${line.right - u} ${thickness}h${2 * u}`}
          />
          <text x={line.right + 1.5 * u} y={thickness / 2} dy=".35em">
            {thickness} mm
          </text>
        </g>
      </g>
    </Drawing>
  );
}

function hatching(width: number, thickness: number): string {
  const lines = Array.from({ length: Math.ceil((width + thickness) / 3) }, (_, index) => index * 3 - thickness);
  return lines.map((x) => `M${mm(x)} ${thickness}l${thickness} ${-thickness}`).join('');
}
