import { z } from 'zod';
import { formatClock, formatDay, fromIsoMinute } from '#app/shared/dates.ts';
import { idInput } from '#app/shared/ids.ts';

/** What can go live and off at a time. */
export const SCHEDULED_KINDS = ['product', 'project', 'post'] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

export const SCHEDULED_ACTIONS = ['show', 'hide'] as const;
export type ScheduledAction = (typeof SCHEDULED_ACTIONS)[number];

/** When a record goes live and off; undefined: it stays as it is. */
export type Schedule = Partial<Record<ScheduledAction, string>>;

export const subjectInput = z.object({ kind: z.enum(SCHEDULED_KINDS), id: idInput });

const LATEST_YEAR = 2100;

export const PAST = 'Geçmiş bir saat seçtiniz; ileri bir zaman seçin.';
export const NO_TIME = 'Gün ve saat seçin.';

/** The moment that a date and a time input name in Istanbul, as ISO; or what is wrong with it. */
export function readMoment(day: string, clock: string, now = new Date()): { at: string } | { error: string } {
  const at = fromIsoMinute(`${day}T${clock}`);
  if (!at || new Date(at).getUTCFullYear() > LATEST_YEAR) return { error: NO_TIME };
  return new Date(at) > now ? { at } : { error: PAST };
}

/** "18 Kasım 2026 09.00", as the site writes times. */
export const writeMoment = (iso: string) => `${formatDay(iso)} ${formatClock(iso).replace(':', '.')}`;

/** "2 gün 12 saat", "3 saat 5 dakika": how far ahead it lies, in its two largest units. */
export function writeDistance(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts =
    days > 0
      ? [`${days} gün`, hours > 0 && `${hours} saat`]
      : [hours > 0 && `${hours} saat`, rest > 0 && `${rest} dakika`];
  return parts.filter(Boolean).join(' ');
}
