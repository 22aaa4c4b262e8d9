const zone = 'Europe/Istanbul';
const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: zone });
const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
const year = new Intl.DateTimeFormat('tr-TR', { year: 'numeric', timeZone: zone });
const shortDay = new Intl.DateTimeFormat('tr-TR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: zone,
});
const clock = new Intl.DateTimeFormat('tr-TR', { timeStyle: 'short', timeZone: zone });
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone });

/** "3 Ekim 2025", as the calendar in Istanbul has it. */
export const formatDay = (iso: string) => day.format(new Date(iso));
/** "03.10.2025", for tables. */
export const formatShortDay = (iso: string) => shortDay.format(new Date(iso));
/** "14:02". */
export const formatClock = (iso: string) => clock.format(new Date(iso));
export const formatMoment = (iso: string) => moment.format(new Date(iso));
export const formatYear = (iso: string) => year.format(new Date(iso));
/** "2025-10-03" for date inputs and `<time>`. */
export const toIsoDay = (iso: string) => isoDay.format(new Date(iso));
