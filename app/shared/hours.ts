/** Hours of one day, "09:00" to "18:00"; null when closed. */
export type DayHours = { from: string; until: string } | null;
/** Seven days, Monday first. */
export type Week = DayHours[];
/** Days on which the week does not hold, both included: "2026-10-29". */
export interface Holiday {
  from: string;
  until: string;
  note: string;
}

/** As a page shows it: "Pazartesi – Cuma", "09:00 – 18:00". */
export interface WrittenHours {
  days: string;
  hours: string;
}

export const DAY_NAMES = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;
const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Neighbouring days with the same hours are one line. */
export function describeWeek(week: Week): WrittenHours[] {
  return runsOf(week).map(({ first, last, hours }) => ({
    days: first === last ? String(DAY_NAMES[first]) : `${DAY_NAMES[first]} – ${DAY_NAMES[last]}`,
    hours: hours ? `${hours.from} – ${hours.until}` : 'Kapalı',
  }));
}

/** In one sentence: "Pazartesi – Cumartesi 09:00 – 18:00, Pazar kapalı". */
export const hoursInWords = (week: readonly WrittenHours[]): string =>
  week.map(({ days, hours }) => `${days} ${hours.replace('Kapalı', 'kapalı')}`).join(', ');

export function openingHours(week: Week) {
  return runsOf(week).flatMap(({ first, last, hours }) =>
    hours
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: SCHEMA_DAYS.slice(first, last + 1),
            opens: hours.from,
            closes: hours.until,
          },
        ]
      : [],
  );
}

/** Without opening and closing times: closed on these days. */
export const closedDays = (holidays: readonly Holiday[]) =>
  holidays.map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }));

function runsOf(week: Week): { first: number; last: number; hours: DayHours }[] {
  const runs: { first: number; last: number; hours: DayHours }[] = [];
  for (const [day, hours] of week.entries()) {
    const run = runs.at(-1);
    if (run && run.hours?.from === hours?.from && run.hours?.until === hours?.until) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs;
}
