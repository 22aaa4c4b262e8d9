import { formatDay, toIsoDay } from '#app/shared/dates.ts';
import { closedDays, describeWeek, openingHours } from '#app/shared/hours.ts';
import type { Site, SiteFacts } from '#app/shared/site.ts';
import { inYear, sinceYear } from '#app/shared/year-suffix.ts';

/** Puts the company's facts into the words that pages show. */
export function writeSite({ foundedHome, ...facts }: SiteFacts, url: string, now = new Date()): Site {
  const holidays = facts.holidays.filter(({ until }) => until >= toIsoDay(now.toISOString()));
  return {
    ...facts,
    url,
    showroomHours: describeWeek(facts.showroomHours),
    workingHours: describeWeek(facts.workingHours),
    openingHours: openingHours(facts.showroomHours),
    holidays: holidays.map(({ from, until, note }) => ({ from, text: daysInWords(from, until), note })),
    closedDays: closedDays(holidays),
    sinceFounding: sinceYear(foundedHome),
    inFounding: inYear(facts.foundedAbout),
  };
}

/** "29 Ekim 2026", "28 – 30 Ekim 2026", "30 Aralık 2026 – 2 Ocak 2027". */
function daysInWords(from: string, until: string): string {
  const [first, last] = [formatDay(from), formatDay(until)];
  if (first === last) return first;
  const [day, ...month] = first.split(' ');
  return last.endsWith(month.join(' ')) ? `${day} – ${last}` : `${first} – ${last}`;
}
