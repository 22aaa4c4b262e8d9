const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Istanbul's day as a number. Turkey has kept one offset since 2016, and a formatter would cost more than the rest of a count. */
export const dayNumber = (now: number) => Math.floor((now + 3 * HOUR_MS) / DAY_MS);

/** "2026-11-16". */
export const isoDay = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const numberOfDay = (day: string) => Date.parse(day) / DAY_MS;
