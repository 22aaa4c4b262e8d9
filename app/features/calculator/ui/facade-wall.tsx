import { useId } from 'react';
import type { FacadeResult, FacadeWall as Wall } from '../facade.ts';
import { writeArea, writeCount, writeMetres } from '../written.ts';
import { boardTone, DEFAULT_COLOR } from './board-color.ts';
import { Dimension } from './dimension.tsx';
import { Drawing, DrawingTable, type Frame, frameAround, MOST_DRAWN, MOST_HIDDEN_LINES, mm } from './drawing.tsx';
import { type PlacedOpening, placeOpenings } from './place-openings.ts';

const MARGINS = { left: 12, right: 4, top: 4, bottom: 12 };

interface RowsProps {
  wall: Wall;
  pitch: number;
  board: number;
  color: string;
}

/** Each row its own element of class `row`; very many are one pattern, whose element names their number. */
function Rows({ wall, pitch, board, color }: RowsProps) {
  const id = useId();
  const { width, height, rows } = wall;
  if (rows > MOST_DRAWN) {
    return (
      <>
        <pattern id={id} patternUnits="userSpaceOnUse" width={width} height={2 * pitch}>
          <rect width={width} height={pitch} fill={color} />
          <rect y={pitch} width={width} height={pitch} fill={boardTone(color, 2)} />
        </pattern>
        <rect className="rows" data-rows={rows} y={-height} width={width} height={height} fill={`url(#${id})`} />
      </>
    );
  }
  const bottoms = Array.from({ length: rows }, (_, row) => Math.min(row * pitch, height - 1));
  const seams = bottoms.map((bottom, row) => {
    const top = Math.min(bottom + pitch, height);
    const joints: string[] = [];
    // How boards of the recommended length could lie: every second row begins with a half.
    for (let x = row % 2 === 0 ? board : board / 2; x < width && width / board < 100; x += board) {
      joints.push(`M${mm(x)} ${-top}V${-bottom}`);
    }
    return `${row > 0 ? `M0 ${-bottom}H${width}` : ''}${joints.join('')}`;
  });
  return (
    <>
      {bottoms.map((bottom, row) => {
        const top = Math.min(bottom + pitch, height);
        return (
          <rect
            key={bottom}
            className="row"
            y={-top}
            width={width}
            height={top - bottom}
            fill={boardTone(color, row * row + row * 3)}
          />
        );
      })}
      <path className="seam" d={seams.join('')} />
    </>
  );
}

/** Each batten its own element of class `batten`, as long as they do not blur the boards. */
function Battens({ wall }: { wall: Wall }) {
  if (wall.battens > MOST_HIDDEN_LINES) return null;
  return Array.from({ length: wall.battens }, (_, index) => {
    const x = mm(index * wall.spacing);
    return <path key={x} className="batten hidden-line" d={`M${x} ${-wall.height}V0`} />;
  });
}

function Opening({ opening, u, linked }: { opening: PlacedOpening; u: number; linked: boolean }) {
  const { x, sill, width, height, index } = opening;
  const [top, bottom, right] = [-sill - height, -sill, x + width];
  const link = (id: string, name: string) =>
    linked ? { id: `${id}-${index}`, name: `Açıklık ${index + 1}, ${name}` } : undefined;
  return (
    <>
      <g>
        <rect className="hole" x={x} y={top} width={width} height={height} />
        <path className="cross" d={`M${x} ${top}L${right} ${bottom}M${right} ${top}L${x} ${bottom}`} />
      </g>
      <Dimension
        direction="across"
        from={x}
        to={right}
        at={bottom - height * 0.2}
        side={-1}
        u={u}
        field={link('acik_en', 'en')}
      />
      {height > 12 * u && width > 16 * u && (
        <Dimension
          direction="down"
          from={top}
          to={bottom}
          at={right - 1.2 * u}
          side={-1}
          u={u}
          field={link('acik_boy', 'yükseklik')}
        />
      )}
    </>
  );
}

interface WallProps {
  wall: Wall;
  index: number;
  openings: PlacedOpening[];
  facade: FacadeResult;
  frame: Frame;
  color: string;
  linked: boolean;
}

function WallElevation({ wall, index, openings, facade, frame, color, linked }: WallProps) {
  const { u } = frame;
  const { width, height } = wall;
  const { boardWidth, gap } = facade.measures;
  const name = facade.walls.length > 1 ? `Duvar ${index + 1}` : 'Duvar';
  const link = (id: string, field: string) =>
    linked ? { id: `${id}-${index}`, name: `${name}, ${field}` } : undefined;
  const size = `${writeMetres(width)} × ${writeMetres(height)} m`;
  return (
    <>
      {facade.walls.length > 1 && <p className="px-4 pt-3 text-sm font-semibold">{name}</p>}
      <Drawing frame={frame} label={`${name}, ölçekli görünüş: ${size}, ${openings.length} açıklık`}>
        <g>
          <Rows wall={wall} pitch={boardWidth + gap} board={facade.recommended.length} color={color} />
          <Battens wall={wall} />
          <rect className="edge" y={-height} width={width} height={height} />
          <path className="ground" d={`M${mm(-4 * u)} 0H${mm(width + 4 * u)}`} />
        </g>
        {openings.map((opening) => (
          <Opening key={opening.index} opening={opening} u={u} linked={linked} />
        ))}
        <Dimension direction="across" from={0} to={width} at={5.2 * u} side={1} u={u} field={link('en', 'en')} />
        <Dimension
          direction="down"
          from={-height}
          to={0}
          at={-5.2 * u}
          side={-1}
          u={u}
          field={link('boy', 'yükseklik')}
        />
      </Drawing>
    </>
  );
}

interface FacadeWallsProps {
  facade: FacadeResult;
  color?: string | undefined;
  /** The form is on the page: measures lead to their fields. */
  linked?: boolean;
}

/** Every wall from the front, all at one scale, with its rows, battens and openings. */
export function FacadeWalls({ facade, color = DEFAULT_COLOR, linked = false }: FacadeWallsProps) {
  const { placed, left } = placeOpenings(facade.walls, facade.openings);
  const width = Math.max(...facade.walls.map((wall) => wall.width));
  return (
    <div className="plan-stack">
      {facade.walls.map((wall, index) => {
        // One scale for all: as wide as the widest, only as high as itself.
        const highest = Math.max(...facade.walls.map((other) => other.height));
        const { u, x } = frameAround({ x: 0, y: -highest, width, height: highest }, MARGINS);
        const frame = {
          u,
          x,
          y: -wall.height - MARGINS.top * u,
          width: 100 * u,
          height: wall.height + (MARGINS.top + MARGINS.bottom) * u,
        };
        const openings = placed[index] ?? [];
        // biome-ignore lint/suspicious/noArrayIndexKey: a wall has no name but its place in the list.
        return <WallElevation key={index} {...{ wall, index, openings, facade, frame, color, linked }} />;
      })}
      {facade.openings.length > 0 && (
        <p className="px-4 pb-3 text-sm text-stone-600">
          Açıklıkların yeri temsilîdir.
          {left.length > 0 &&
            ` Yan yana sığmayan ${left.map((index) => `açıklık ${index + 1}`).join(', ')} çizilmedi, listede düşüldü.`}
        </p>
      )}
      <DrawingTable
        caption={`Ölçekli görünüş: net ${writeArea(facade.area)}, ${facade.openings.length} açıklık`}
        columns={['Yüzey', 'En', 'Yükseklik', 'Sıra', 'Taşıyıcı']}
        rows={[
          ...facade.walls.map((wall, index) => [
            `Duvar ${index + 1}`,
            `${writeMetres(wall.width)} m`,
            `${writeMetres(wall.height)} m`,
            writeCount(wall.rows),
            writeCount(wall.battens),
          ]),
          ...facade.openings.map((opening, index) => [
            `Açıklık ${index + 1}`,
            `${writeMetres(opening.width)} m`,
            `${writeMetres(opening.height)} m`,
            'yok',
            'yok',
          ]),
        ]}
      />
    </div>
  );
}

/** For the title block. */
export function facadeFacts(facade: FacadeResult, product: string): [string, string][] {
  const spacings = new Set(facade.walls.map(({ spacing }) => `${Math.round(spacing)} mm`));
  return [
    ['Ürün', product],
    ['Net alan', writeArea(facade.area)],
    ['Taşıyıcı aralığı', [...spacings].join(' / ')],
    ['Çizim', 'Ölçekli görünüş, m'],
  ];
}
