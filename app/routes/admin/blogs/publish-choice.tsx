import { useEffect, useId, useState } from 'react';
import type { PublishChoice, PublishValues } from '#app/features/schedule/publish-choice.ts';
import { readMoment, writeDistance } from '#app/features/schedule/schedule.ts';
import { formatDay, formatWeekday } from '#app/shared/dates.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';

const CHOICES: { value: PublishChoice; label: string; hint: string }[] = [
  { value: 'draft', label: 'Taslak kalsın', hint: 'Yalnızca siz görürsünüz.' },
  { value: 'now', label: 'Hemen', hint: 'Kaydedince sitede görünür.' },
  { value: 'later', label: 'Zamanla', hint: 'Seçtiğiniz anda kendiliğinden yayınlanır.' },
];

/** The words of the button that saves. */
export function saveLabelOf(choice: PublishValues['publish'], isPublished: boolean): string {
  if (choice === 'later') return 'Zamanla';
  return choice === 'now' && !isPublished ? 'Yayınla' : 'Kaydet';
}

type PublishFieldsProps = {
  values: PublishValues;
  choice: PublishValues['publish'];
  onChoose: (choice: PublishChoice) => void;
  error: string | undefined;
};

/** When visitors see the post: not yet, at once, or at a time of Istanbul. */
export function PublishFields({ values, choice, onChoose, error }: PublishFieldsProps) {
  const id = useId();
  const [day, setDay] = useState(values.publish_day);
  const [clock, setClock] = useState(values.publish_clock);
  const times = { 'aria-invalid': error !== undefined, 'aria-describedby': error ? `${id}-error` : undefined };
  return (
    <fieldset className="panel p-5">
      <legend className="sr-only">Ne zaman yayınlansın?</legend>
      <p aria-hidden="true" className="font-display text-[1.3125rem] leading-tight">
        Ne zaman yayınlansın?
      </p>
      {CHOICES.map(({ value, label, hint }) => (
        <label key={value} className="flex items-start gap-3 border-t hairline py-4 first-of-type:border-t-0">
          <input
            type="radio"
            name="publish"
            value={value}
            className="mt-0.5 size-6 flex-none accent-forest-800"
            checked={choice === value}
            onChange={() => onChoose(value)}
          />
          <span className="min-w-0 flex-1">
            <b className="font-semibold">{label}</b>
            <span className="hint block">{hint}</span>
          </span>
        </label>
      ))}
      <div className={choice === 'later' ? 'pl-9' : 'hidden pl-9 noscript:block'}>
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-2">
          <input
            {...times}
            type="date"
            name="publish_day"
            className="input"
            aria-label="Gün"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <input
            {...times}
            type="time"
            name="publish_clock"
            className="input"
            aria-label="Saat"
            value={clock}
            onChange={(event) => setClock(event.target.value)}
          />
        </div>
        {error && (
          <p id={`${id}-error`} className="error mt-2">
            {error}
          </p>
        )}
      </div>
      {choice === 'later' && <Meaning day={day} clock={clock} />}
    </fieldset>
  );
}

/** The truth about what was chosen: the weekday, and how far ahead it lies. */
function Meaning({ day, clock }: { day: string; clock: string }) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const moment = readMoment(day, clock, now ?? new Date(0));
  if (!('at' in moment)) return null;
  const ahead = now && writeDistance(Date.parse(moment.at) - now.getTime());
  return (
    <p className="mt-4 flex gap-3 border-l-4 border-teak-600 bg-stone-50 p-4" aria-live="polite">
      <AdminIcon name="calendar" className="size-6 flex-none text-teak-600" />
      <span>
        <b className="font-semibold">
          {`${formatDay(moment.at)} ${formatWeekday(moment.at)}, ${clock.replace(':', '.')}`}
        </b>
        <br />
        <span className="text-sm text-stone-600">{`Türkiye saatiyle${ahead ? `, ${ahead} sonra` : ''}.`}</span>
      </span>
    </p>
  );
}
