import type { CSSProperties } from 'react';
import type { Ranked } from '#app/features/insight/insight.ts';
import { writeCount } from './write-count.ts';

const SHOWN = 4;

type RankingProps = {
  title: string;
  /** What the bars add up to. */
  text: (total: number) => string;
  rows: Ranked[];
  /** "Oteki 6 urun". */
  others: (count: number) => string;
  gone: string;
  nothing: string;
};

/** The first four by name, the rest in one grey bar: together they are the total. */
export function Ranking({ title, text, rows, others, gone, nothing }: RankingProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const shown = rows.length === SHOWN + 1 ? rows : rows.slice(0, SHOWN);
  const rest = rows.slice(shown.length);
  const restCount = rest.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(restCount, ...shown.map(({ count }) => count));
  return (
    <div className="panel p-5">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="hint">{total > 0 ? text(total) : nothing}</p>
      {total > 0 && (
        <ul className="mt-3">
          {shown.map(({ id, name, hex, count }) => (
            <Meter key={id} name={name ?? gone} count={count} most={most} color={hex} />
          ))}
          {rest.length > 0 && (
            <Meter name={others(rest.length)} count={restCount} most={most} color="var(--color-stone-400)" />
          )}
        </ul>
      )}
    </div>
  );
}

type MeterProps = { name: string; count: number; most: number; color: string | undefined };

function Meter({ name, count, most, color }: MeterProps) {
  const style = { '--v': (count / most) * 100, ...(color && { '--c': color }) } as CSSProperties;
  return (
    <li className="meter">
      <span className="min-w-0 truncate font-semibold">{name}</span>
      <span className="text-sm tnum">{writeCount(count)}</span>
      <span aria-hidden="true" className="meter-track">
        <i style={style} />
      </span>
    </li>
  );
}
