import { z } from 'zod';
import { fromIsoMinute, toIsoMinute } from '#app/shared/dates.ts';
import { ownPath } from '#app/shared/own-path.ts';

// The line above the top bar: what is typed, what is wrong with it, what is stored, and when visitors see it.

/** The row that holds it. */
export const ANNOUNCEMENT_KEY = 'announcement';

/** Two lines on a phone. */
export const ANNOUNCEMENT_MAX = 100;

const moment = z.iso.datetime().nullable();
export const storedAnnouncement = z.object({ text: z.string(), link: z.string(), from: moment, until: moment });
export type Announcement = z.infer<typeof storedAnnouncement>;

export const NO_ANNOUNCEMENT: Announcement = { text: '', link: '', from: null, until: null };

/** `waiting` for its beginning, `over` after its end, `none` without a text. */
export type AnnouncementState = 'none' | 'waiting' | 'live' | 'over';

export function stateOf({ text, from, until }: Announcement, now: Date): AnnouncementState {
  const at = now.toISOString();
  if (!text) return 'none';
  if (until && until <= at) return 'over';
  return from && from > at ? 'waiting' : 'live';
}

/** As typed; the times are those of Istanbul. */
export type AnnouncementValues = { text: string; link: string; from: string; until: string };
export type AnnouncementErrors = Partial<Record<keyof AnnouncementValues, string>>;

export const announcementValues = ({ text, link, from, until }: Announcement): AnnouncementValues => ({
  text,
  link,
  from: from ? toIsoMinute(from) : '',
  until: until ? toIsoMinute(until) : '',
});

export function readAnnouncementForm(form: FormData): AnnouncementValues {
  const value = (name: string) => String(form.get(name) ?? '').trim();
  return { text: value('text'), link: value('link'), from: value('from'), until: value('until') };
}

const LINK = 'Bu bağlantı açılmıyor; / ya da https:// ile başlamalı.';
const webAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const link = z
  .string()
  .max(500, LINK)
  .refine((typed) => !typed || ownPath(typed, '') === typed || webAddress.safeParse(typed).success, LINK);

const time = z.string().transform((typed, { addIssue }) => {
  if (!typed) return null;
  const iso = fromIsoMinute(typed);
  if (!iso) addIssue('Günü ve saati seçin.');
  return iso;
});

const input = z.object({
  text: z
    .string()
    // One line: a break would be shown as a space anyway.
    .transform((typed) => typed.replace(/\s+/g, ' '))
    .pipe(
      z.string().max(ANNOUNCEMENT_MAX, {
        error: ({ input: typed }) => `En fazla ${ANNOUNCEMENT_MAX} karakter; şimdi ${String(typed).length}.`,
      }),
    ),
  link,
  from: time,
  until: time,
});

export function checkAnnouncement(
  values: AnnouncementValues,
): { announcement: Announcement } | { errors: AnnouncementErrors } {
  const { data, error } = input.safeParse(values);
  if (error) {
    const { fieldErrors } = z.flattenError(error);
    return { errors: Object.fromEntries(Object.entries(fieldErrors).map(([name, [first]]) => [name, first])) };
  }
  if (data.from && data.until && data.until <= data.from)
    return { errors: { until: 'Bitiş başlangıçtan sonra olmalı.' } };
  return { announcement: data };
}
