import { isoDay } from './day.ts';
import type { DailyCount, Thing } from './thing.ts';

/** Different things of one day in one process. More are not counted, so that nobody can fill the table. */
const THINGS_A_DAY = 5_000;

/** Counts in memory: a request only adds one here, and the database is told now and then. */
export class DailyCounts {
  /** By day, then by thing: what the database has not been told yet, also 0. */
  readonly #days = new Map<number, Map<string, { thing: Thing; count: number }>>();

  add(day: number, thing: Thing, count = 1): void {
    const things = this.#days.get(day) ?? new Map<string, { thing: Thing; count: number }>();
    this.#days.set(day, things);
    const key = `${thing.what}\n${thing.subject}\n${thing.color_id}`;
    const known = things.get(key);
    if (known) known.count += count;
    else if (things.size < THINGS_A_DAY) things.set(key, { thing, count });
  }

  /** What was counted since the last call. Days before `today` are forgotten. */
  take(today: number): DailyCount[] {
    const taken: DailyCount[] = [];
    for (const [day, things] of this.#days) {
      for (const counted of things.values()) {
        if (counted.count > 0) taken.push({ day: isoDay(day), ...counted.thing, count: counted.count });
        counted.count = 0;
      }
      if (day < today) this.#days.delete(day);
    }
    return taken;
  }
}
