import { useLoaderData } from 'react-router';
import type { Schedule } from '#app/features/schedule/schedule.ts';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { formatClock, formatShortMonthDay } from '#app/shared/dates.ts';
import { scheduleTexts } from './texts.ts';

/** "Zamanlandı 18 Kas 09.00", "Kalkacak 30 Kas 18.00"; nothing when nothing lies ahead. */
export function ScheduleBadge({ schedule, spelling }: { schedule: Schedule | undefined; spelling: Spelling }) {
  const text = scheduleTexts[spelling];
  const ahead = schedule?.show ?? schedule?.hide;
  if (!ahead) return null;
  const clock = formatClock(ahead).replace(':', '.');
  return (
    <span className="badge badge-wait">
      {`${schedule?.show ? text.waits : text.ends} ${formatShortMonthDay(ahead)} ${clock}`}
    </span>
  );
}

/** In a row of a list whose loader says `schedules`, by the ids of its rows. */
export function RowSchedule({ id, spelling }: { id: string; spelling: Spelling }) {
  const { schedules } = useLoaderData<{ schedules: Record<string, Schedule> }>();
  return <ScheduleBadge schedule={schedules[id]} spelling={spelling} />;
}
