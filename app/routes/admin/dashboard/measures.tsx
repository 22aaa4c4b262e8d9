import type { Insight, Measure, Total } from '#app/features/insight/insight.ts';
import { DayBars } from './day-bars.tsx';
import { writeCount } from './write-count.ts';

export const LABELS: Record<Measure, string> = {
  visits: 'Ziyaret',
  whatsapp: 'WhatsApp',
  phone: 'Telefon',
  mail: 'E-posta',
  messages: 'Mesaj ve teklif',
  samples: 'Numune istegi',
};

const TILES: Measure[] = ['whatsapp', 'phone', 'messages', 'samples'];

const writeBefore = (before: number | null) =>
  before === null ? 'onceki donem yok' : `onceki 30 gun ${writeCount(before)}`;

/** Visits day by day, and what came of them, each against the thirty days before. */
export function Measures({ days, totals }: Pick<Insight, 'days' | 'totals'>) {
  const visits = totals.find(({ measure }) => measure === 'visits');
  const tiles = totals.filter(({ measure }) => TILES.includes(measure));
  // One scale for all of them, so that bars can be compared across tiles.
  const most = Math.max(1, ...tiles.flatMap(({ now, before }) => [now, before ?? 0]));
  return (
    <div className="panel mt-4 overflow-hidden">
      <div className="grid gap-x-8 gap-y-4 px-5 py-6 md:grid-cols-[11rem_minmax(0,1fr)]">
        <div>
          <h3 className="font-sans text-sm text-stone-600">{LABELS.visits}</h3>
          <p className="mt-1 font-display text-[2.75rem] leading-none tnum">{writeCount(visits?.now ?? 0)}</p>
          <p className="mt-2 text-sm text-stone-600 tnum">{writeBefore(visits?.before ?? null)}</p>
        </div>
        <DayBars days={days} />
      </div>
      <div className="grid grid-cols-2 border-t hairline xl:grid-cols-4 [&>*]:border-stone-200 [&>*:nth-child(even)]:border-l max-xl:[&>*:nth-child(n+3)]:border-t xl:[&>*:nth-child(n+2)]:border-l">
        {tiles.map((total) => (
          <Tile key={total.measure} {...total} most={most} />
        ))}
      </div>
    </div>
  );
}

function Tile({ measure, now, before, most }: Total & { most: number }) {
  const width = (count: number) => ({ width: `${(count / most) * 100}%` });
  return (
    <div className="px-5 py-5">
      <h3 className="font-sans text-sm text-stone-600">{LABELS[measure]}</h3>
      <p className="mt-1 font-display text-[1.75rem] leading-none tnum">{writeCount(now)}</p>
      <div aria-hidden="true" className="mt-4 grid gap-1.5">
        <span className="block h-2 bg-forest-600" style={width(now)} />
        {before !== null && <span className="block h-2 bg-stone-300" style={width(before)} />}
      </div>
      <p className="mt-2 text-sm text-stone-600 tnum">{writeBefore(before)}</p>
    </div>
  );
}
