/** Formats in Istanbul time. Created on first use: the first Intl formatter costs a browser about 30 ms. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (iso) => {
    made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Istanbul' });
    return made.format(new Date(iso));
  };
}

/** "3 Ekim 2025". */
export const formatDay = formatter('tr-TR', { dateStyle: 'long' });
/** "03.10.2025", for tables. */
export const formatShortDay = formatter('tr-TR', { day: '2-digit', month: '2-digit', year: 'numeric' });
/** "Çarşamba". */
export const formatWeekday = formatter('tr-TR', { weekday: 'long' });
/** "18 Kas". */
export const formatShortMonthDay = formatter('tr-TR', { day: 'numeric', month: 'short' });
/** "14:02". */
export const formatClock = formatter('tr-TR', { timeStyle: 'short' });
export const formatMoment = formatter('tr-TR', { dateStyle: 'long', timeStyle: 'short' });
/** "16 Kasım". */
export const formatDayOfYear = formatter('tr-TR', { day: 'numeric', month: 'long' });
export const formatYear = formatter('tr-TR', { year: 'numeric' });
/** "2025-10-03" for date inputs and `<time>`. */
export const toIsoDay = formatter('sv-SE', { dateStyle: 'short' });

/** "2025-10-03 14:02:05" in Istanbul. */
export const toIsoSecond = formatter('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

const toDayAndClock = formatter('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
/** "2025-10-03T14:02" in Istanbul, for `<input type="datetime-local">`. */
export const toIsoMinute = (iso: string) => toDayAndClock(iso).replace(' ', 'T');

/** The moment at which Istanbul's clocks show this, or null. Turkey has kept one offset all year since 2016. */
export function fromIsoMinute(typed: string): string | null {
  const at = new Date(`${typed}+03:00`);
  if (Number.isNaN(at.getTime())) return null;
  // 31 February would become 3 March.
  return toIsoMinute(at.toISOString()) === typed ? at.toISOString() : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment as staff would say it: "bugün 11:24", "dün 16:05", "9 Kasım 10:12", "5 Şubat 2024". */
export function sayMoment(iso: string, now: Date): string {
  const day = toIsoDay(iso);
  const clock = formatClock(iso);
  if (day === toIsoDay(now.toISOString())) return `bugün ${clock}`;
  if (day === toIsoDay(new Date(now.getTime() - DAY_MS).toISOString())) return `dün ${clock}`;
  return formatYear(iso) === formatYear(now.toISOString()) ? `${formatDayOfYear(iso)} ${clock}` : formatDay(iso);
}

const HOUR_MS = DAY_MS / 24;

/** How long ago, as lists of what comes in say it: "12 dk önce", "3 saat önce", "dün 18:20", "12 Kasım". */
export function sayAgo(iso: string, now: Date): string {
  const passed = now.getTime() - new Date(iso).getTime();
  const said = sayMoment(iso, now);
  if (passed < 60_000) return 'az önce';
  if (passed < HOUR_MS) return `${Math.floor(passed / 60_000)} dk önce`;
  if (said.startsWith('bugün')) return `${Math.floor(passed / HOUR_MS)} saat önce`;
  return said.startsWith('dün') || formatYear(iso) !== formatYear(now.toISOString()) ? said : formatDayOfYear(iso);
}

/** A day as public pages show it. Formatted on the server, so that visitors' browsers load no formatter. */
export interface WrittenDay {
  iso: string;
  text: string;
  year: string;
}

/** Remembered: it takes 30 µs, and lists show the same days each time they are rendered. */
export function writeDay(iso: string): WrittenDay {
  const known = writtenDays.get(iso);
  if (known) return known;
  if (writtenDays.size >= REMEMBERED_DAYS) writtenDays.clear();
  const day = { iso: toIsoDay(iso), text: formatDay(iso), year: formatYear(iso) };
  writtenDays.set(iso, day);
  return day;
}

const writtenDays = new Map<string, WrittenDay>();
const REMEMBERED_DAYS = 1000;
