import { useId } from 'react';
import type { FenceResult, FenceRunResult } from '../fence.ts';
import { writeCount, writeMetres } from '../written.ts';
import { boardTone, colorOnBoard, DEFAULT_COLOR } from './board-color.ts';
import { Dimension } from './dimension.tsx';
import { Drawing, DrawingTable, type Frame, frameAround, MOST_DRAWN, mm } from './drawing.tsx';

const MARGINS = { left: 11, right: 4, top: 9, bottom: 14 };
/** Above so many in a run, posts are mere lines. */
const MOST_POSTS = 200;
const CAP_HEIGHT = 40;
const FOUNDATION = { width: 300, depth: 500 };

interface Field {
  kind: 'bay' | 'gate';
  x: number;
  width: number;
}

/** Bays and gates from left to right; the address does not say where a gate is, so it is drawn in the middle. */
function fieldsOf({ bays, gates }: FenceRunResult): Field[] {
  const half = Math.floor(bays.length / 2);
  const widths = [
    ...bays.slice(0, half).map((width) => ({ kind: 'bay' as const, width })),
    ...gates.map((width) => ({ kind: 'gate' as const, width })),
    ...bays.slice(half).map((width) => ({ kind: 'bay' as const, width })),
  ];
  let x = 0;
  return widths.map(({ kind, width }) => {
    x += width;
    return { kind, width, x: x - width };
  });
}

interface RunProps {
  fence: FenceResult;
  fields: Field[];
  color: string;
}

/** Each lamella its own element of class `lamella`; very many are one pattern a bay, whose element names their number. */
function Lamellas({ fence, fields, color }: RunProps) {
  const id = useId();
  const { lamellasPerBay, height } = fence;
  const { lamellaHeight, postWidth } = fence.measures;
  const inBay = ({ x, width }: Field) => ({ x: x + mm(postWidth / 2), width: Math.max(1, width - postWidth) });
  const bays = fields.filter(({ kind }) => kind === 'bay');
  if (fence.lamellas > MOST_DRAWN) {
    const first = bays[0];
    const last = bays.at(-1);
    // Hundreds of bays are one, gate and posts over it.
    const drawn =
      bays.length > MOST_POSTS && first && last ? [{ ...first, width: last.x + last.width - first.x }] : bays;
    return (
      <>
        <pattern id={id} patternUnits="userSpaceOnUse" width={height} height={lamellaHeight}>
          <rect width={height} height={lamellaHeight} fill={color} />
          <path className="seam" d={`M0 0H${height}`} />
        </pattern>
        {drawn.map((bay) => (
          <rect
            key={bay.x}
            data-lamellas={(lamellasPerBay * bays.length) / drawn.length}
            {...inBay(bay)}
            y={-height}
            height={height}
            fill={`url(#${id})`}
          />
        ))}
      </>
    );
  }
  return bays.flatMap((bay, index) =>
    Array.from({ length: lamellasPerBay }, (_, row) => {
      const top = Math.max(-height, -(row + 1) * lamellaHeight);
      return (
        <rect
          key={`${bay.x} ${top}`}
          className="lamella"
          {...inBay(bay)}
          y={top}
          height={-row * lamellaHeight - top - Math.min(6, lamellaHeight / 10)}
          fill={boardTone(color, index * 4 + row * 3)}
        />
      );
    }),
  );
}

/** The last post of a run is `shared` where another run begins: it is counted there. */
function Posts({ fence, fields, endIsShared }: Omit<RunProps, 'color'> & { endIsShared: boolean }) {
  const { postWidth } = fence.measures;
  const end = fields.at(-1);
  const posts = [
    ...fields.map(({ x }) => ({ x, shared: false })),
    ...(end ? [{ x: end.x + end.width, shared: endIsShared }] : []),
  ];
  if (posts.length > MOST_POSTS) {
    const counted = posts.filter(({ shared }) => !shared).length;
    const seen = posts.filter((_, index) => index % Math.ceil(posts.length / MOST_POSTS) === 0);
    const lines = seen.map(({ x }) => `M${x} ${-fence.height}V0`);
    return <path className="seam" data-posts={counted} data-caps={counted} d={lines.join('')} />;
  }
  return posts.map(({ x, shared }) => {
    const left = mm(x - postWidth / 2);
    const foundation = `M${mm(x - FOUNDATION.width / 2)} 0v${FOUNDATION.depth}h${FOUNDATION.width}V0`;
    return (
      <g key={x}>
        <rect
          className={shared ? 'shared-post' : 'post'}
          x={left}
          y={-fence.height - CAP_HEIGHT}
          width={postWidth}
          height={fence.height + CAP_HEIGHT}
        />
        {!shared && (
          <rect
            className="cap"
            x={left - 10}
            y={-fence.height - 2 * CAP_HEIGHT}
            width={postWidth + 20}
            height={CAP_HEIGHT}
          />
        )}
        <path className="foundation" d={foundation} />
      </g>
    );
  });
}

function Gates({ fence, fields, color }: RunProps) {
  const { postWidth } = fence.measures;
  const [top, bottom] = [-fence.height, -50];
  return fields
    .filter(({ kind }) => kind === 'gate')
    .map(({ x, width }) => {
      const left = x + mm(postWidth / 2) + 25;
      const right = x + width - mm(postWidth / 2) - 25;
      const slats = Array.from({ length: Math.ceil((right - left) / 100) }, (_, index) => left + index * 100);
      return (
        <g key={x}>
          <rect x={left} y={top} width={Math.max(1, right - left)} height={bottom - top} fill={boardTone(color, 2)} />
          <path className="seam" d={slats.map((at) => `M${at} ${top}V${bottom}`).join('')} />
          <rect className="gate" x={left} y={top} width={Math.max(1, right - left)} height={bottom - top} />
          <path className="swing" d={`M${right} ${top}L${left} ${mm((top + bottom) / 2)}L${right} ${bottom}`} />
        </g>
      );
    });
}

interface FenceElevationProps {
  fence: FenceResult;
  color?: string | undefined;
  /** The form is on the page: measures lead to their fields. */
  linked?: boolean;
}

/** Each run of a fence from the front, all at one scale, with exactly the posts and lamellas that are counted. */
export function FenceElevation({ fence, color = DEFAULT_COLOR, linked = false }: FenceElevationProps) {
  const longest = Math.max(...fence.runs.map(({ length }) => length));
  const { height } = fence;
  const frame = frameAround({ x: 0, y: -height, width: longest, height: height + FOUNDATION.depth }, MARGINS);
  return (
    <div className="plan-stack">
      {fence.runs.map((run, index) => (
        <RunElevation
          // biome-ignore lint/suspicious/noArrayIndexKey: a run has no name but its place in the chain.
          key={index}
          {...{ fence, run, index, frame, color, linked }}
        />
      ))}
      <DrawingTable
        caption={`Ölçekli görünüş: ${writeMetres(fence.length)} m çit, ${writeCount(fence.posts)} direk, yükseklik ${writeMetres(height)} m`}
        columns={['Kol', 'Uzunluk', 'Açıklık', 'Açıklık eni', 'Kapı', 'Lamel']}
        rows={fence.runs.map(({ length, bays, gates }, index) => [
          `Kol ${index + 1}`,
          `${writeMetres(length)} m`,
          writeCount(bays.length),
          bays[0] ? `${writeMetres(bays[0])} m` : 'yok',
          gates.length > 0 ? gates.map((width) => `${writeMetres(width)} m`).join(', ') : 'yok',
          writeCount(bays.length * fence.lamellasPerBay),
        ])}
      />
    </div>
  );
}

interface RunElevationProps {
  fence: FenceResult;
  run: FenceRunResult;
  index: number;
  frame: Frame;
  color: string;
  linked: boolean;
}

function RunElevation({ fence, run, index, frame, color, linked }: RunElevationProps) {
  const { u } = frame;
  const { height, ring, runs } = fence;
  const fields = fieldsOf(run);
  const bay = fields.find(({ kind }) => kind === 'bay');
  const gate = fields.find(({ kind }) => kind === 'gate');
  const name = `Kol ${index + 1}`;
  const end = Math.max(run.length, ...run.gates);
  const link = (id: string, field: string) => (linked ? { id, name: `${name}, ${field}` } : undefined);
  return (
    <>
      {runs.length > 1 && <p className="px-4 pt-3 text-sm font-semibold">{name}</p>}
      <Drawing
        frame={frame}
        label={`${name}, ölçekli görünüş: ${writeMetres(run.length)} m`}
        onBoard={colorOnBoard(color)}
      >
        <g>
          <Lamellas fence={fence} fields={fields} color={color} />
          <Gates fence={fence} fields={fields} color={color} />
          <Posts fence={fence} fields={fields} endIsShared={ring || index < runs.length - 1} />
          <path className="ground" d={`M${mm(-3 * u)} 0H${mm(end + 3 * u)}`} />
        </g>
        <Dimension
          direction="down"
          from={-height}
          to={0}
          at={-5 * u}
          side={-1}
          u={u}
          field={linked ? { id: 'yukseklik', name: 'Yükseklik' } : undefined}
        />
        <Dimension
          direction="across"
          from={0}
          to={run.length}
          at={FOUNDATION.depth + 5 * u}
          side={1}
          u={u}
          field={link(`kol-${index}`, 'uzunluk')}
        />
        {bay && bay.width > 6 * u && (
          <Dimension direction="across" from={bay.x} to={bay.x + bay.width} at={-height - 3.5 * u} side={-1} u={u} />
        )}
        {gate && (
          <Dimension
            direction="across"
            from={gate.x}
            to={gate.x + gate.width}
            at={-height - 3.5 * u}
            side={-1}
            u={u}
            field={link(`kapi-${index}`, 'kapı')}
          />
        )}
      </Drawing>
    </>
  );
}

/** For the title block. */
export function fenceFacts(fence: FenceResult, product: string): [string, string][] {
  const corners = fence.ring ? fence.runs.length : fence.runs.length - 1;
  return [
    ['Ürün', product],
    ['Uzunluk', `${writeMetres(fence.length)} m`],
    ['Direk', `${writeCount(fence.posts)} adet${corners > 0 ? `, ${corners} köşe` : ''}`],
    ['Çizim', 'Ölçekli görünüş, m'],
  ];
}
