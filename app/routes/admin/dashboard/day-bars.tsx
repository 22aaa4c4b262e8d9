import type { CSSProperties } from 'react';
import type { CountedDay } from '#app/features/insight/insight.ts';
import { formatShortMonthDay } from '#app/shared/dates.ts';
import { toPlainLetters } from '#app/shared/turkish.ts';
import { classNames } from '#app/ui/class-names.ts';
import { writeCount } from './write-count.ts';

const shortDay = (day: string) => toPlainLetters(formatShortMonthDay(day));

/** Visits day by day. Only the highest bar is labelled; the table below has the rest. */
export function DayBars({ days }: { days: CountedDay[] }) {
  const visits = days.map(({ counts }) => counts.visits);
  const most = Math.max(...visits);
  const at = visits.indexOf(most);
  if (most === 0) return null;
  const share = ((at + 0.5) / days.length) * 100;
  const marks = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].flatMap((day) => day ?? []);
  return (
    <div>
      <div className="relative pt-6">
        <div
          className="bars"
          role="img"
          aria-label={`Son 30 gun, gun gun; en cok ${most}, ${shortDay(days[at]?.day ?? '')}`}
        >
          {days.map(({ day, counts }) => (
            <i
              key={day}
              className={classNames(day === days[at]?.day && 'largest')}
              style={{ '--v': (counts.visits / most) * 100 } as CSSProperties}
            />
          ))}
        </div>
        <p
          aria-hidden="true"
          className="absolute top-0 -translate-x-1/2 text-xs font-semibold text-teak-700 tnum"
          style={{ left: `clamp(0.75rem, ${share}%, calc(100% - 0.75rem))` }}
        >
          {writeCount(most)}
        </p>
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-stone-600 tnum">
        {marks.map(({ day }) => (
          <span key={day}>{shortDay(day)}</span>
        ))}
      </p>
    </div>
  );
}
