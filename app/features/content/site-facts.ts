import { z } from 'zod';
import { DAY_NAMES, type Week } from '#app/shared/hours.ts';
import type { SiteFacts } from '#app/shared/site.ts';

// The form of the company's facts: what is typed, what is wrong with it, and what is stored.

/** The row that holds them. */
export const SITE_KEY = 'site';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.iso.date();

/** As stored. Facts that a later version adds are missing in older rows. */
export const storedFacts = z
  .object({
    name: z.string().min(1),
    phone: z.string().min(1),
    emergencyPhone: z.string().min(1),
    email: z.string().min(1),
    whatsapp: z.string().regex(/^\d{8,15}$/),
    greeting: z.string().min(1),
    address: z.string().min(1),
    city: z.string().min(1),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    social: z.object({ facebook: z.string(), instagram: z.string(), x: z.string(), linkedin: z.string() }),
    showroomHours: z.array(z.object({ from: clock, until: clock }).nullable()).length(7),
    workingHours: z.array(z.object({ from: clock, until: clock }).nullable()).length(7),
    holidays: z.array(z.object({ from: day, until: day, note: z.string() })),
    foundedHome: z.number().int(),
    foundedAbout: z.number().int(),
  } satisfies Record<keyof SiteFacts, z.ZodType>)
  .partial();

const text = (label: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, `${label} boş kalamaz.`)
    .max(max, { error: ({ input }) => `En fazla ${max} karakter; şimdi ${String(input).length}.` });

const PHONE = 'Telefon +90 ile başlamalı: +90 212 555 01 23.';
const phone = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/\s+/g, ' '))
  .pipe(z.string().regex(/^\+90 ?(\(?\d{3}\)?)([ -]?\d){7}$/, PHONE));

const WEB = 'Bu bağlantı açılmıyor; https:// ile başlamalı.';
const webAddress = z
  .string()
  .trim()
  .pipe(z.literal('').or(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: WEB })));

const coordinate = (max: number) =>
  z
    .string()
    .trim()
    .transform((typed) => Number(typed.replace(',', '.') || Number.NaN))
    .pipe(z.number(`${-max} ile ${max} arasında bir sayı yazın.`).min(-max).max(max));

const year = z
  .string()
  .trim()
  .regex(/^(19|20)\d\d$/, 'Dört haneli bir yıl yazın.')
  .transform(Number);

const typed = z.object({
  name: text('Firma adı', 60),
  phone,
  emergencyPhone: phone,
  email: z.string().trim().pipe(z.email('Geçerli bir e-posta adresi yazın.')),
  whatsapp: z
    .string()
    .transform((input) => input.replace(/[^\d]/g, ''))
    .pipe(z.string().regex(/^90\d{10}$/, 'WhatsApp numarası +90 ile başlamalı: +90 532 555 01 23.')),
  greeting: text('Selam', 60),
  address: text('Adres', 160),
  city: text('Şehir', 60),
  lat: coordinate(90),
  lng: coordinate(180),
  facebook: webAddress,
  instagram: webAddress,
  x: webAddress,
  linkedin: webAddress,
  foundedHome: year,
  foundedAbout: year,
});

export const TEXT_FIELDS = Object.keys(typed.shape) as (keyof z.input<typeof typed>)[];
export const WEEKS = ['showroomHours', 'workingHours'] as const;
export const HOLIDAYS_MAX = 20;

/** As typed. The hours of a day that is closed stay in the form. */
export interface FactsValues extends z.input<typeof typed> {
  showroomHours: DayValues[];
  workingHours: DayValues[];
  holidays: { from: string; until: string; note: string }[];
}
type DayValues = { open: boolean; from: string; until: string };

/** Messages by field: "phone", "showroomHours.5", "holidays.0". */
export type FactsErrors = Record<string, string>;

export const valuesOf = ({ social, showroomHours, workingHours, ...facts }: SiteFacts): FactsValues => ({
  ...facts,
  ...social,
  whatsapp: `+${facts.whatsapp}`,
  lat: String(facts.lat),
  lng: String(facts.lng),
  foundedHome: String(facts.foundedHome),
  foundedAbout: String(facts.foundedAbout),
  showroomHours: showroomHours.map(dayValues),
  workingHours: workingHours.map(dayValues),
});

const dayValues = (hours: Week[number]): DayValues => ({
  open: hours !== null,
  from: hours?.from ?? '09:00',
  until: hours?.until ?? '18:00',
});

export function readFactsForm(form: FormData): FactsValues {
  const value = (name: string) => String(form.get(name) ?? '');
  const week = (name: string) =>
    DAY_NAMES.map((_, index) => ({
      open: form.has(`${name}.${index}.open`),
      from: value(`${name}.${index}.from`),
      until: value(`${name}.${index}.until`),
    }));
  const [from, until, note] = ['from', 'until', 'note'].map((part) => form.getAll(`holidays.${part}`).map(String));
  return {
    ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, value(name)])) as z.input<typeof typed>),
    showroomHours: week('showroomHours'),
    workingHours: week('workingHours'),
    holidays: (from ?? []).slice(0, HOLIDAYS_MAX).map((first, index) => ({
      from: first,
      until: until?.[index] ?? '',
      note: (note?.[index] ?? '').trim(),
    })),
  };
}

/** The same check in the browser and on the server. */
export function checkFacts(values: FactsValues): { facts: SiteFacts } | { errors: FactsErrors } {
  const errors: FactsErrors = {};
  const parsed = typed.safeParse(values);
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message;
  for (const name of WEEKS) {
    for (const [index, { open, from, until }] of values[name].entries()) {
      if (!open) continue;
      if (!clock.safeParse(from).success || !clock.safeParse(until).success)
        errors[`${name}.${index}`] = 'Saati 09:00 gibi yazın.';
      else if (until <= from) errors[`${name}.${index}`] = 'Kapanış saati açılıştan sonra olmalı.';
    }
  }
  const holidays = values.holidays.filter(({ from, until, note }) => from || until || note);
  for (const [index, { from, until, note }] of holidays.entries()) {
    if (!day.safeParse(from).success) errors[`holidays.${index}`] = 'Tatilin ilk gününü seçin.';
    else if (until && !day.safeParse(until).success) errors[`holidays.${index}`] = 'Tatilin son gününü seçin.';
    else if (until && until < from) errors[`holidays.${index}`] = 'Son gün ilk günden önce olamaz.';
    else if (note.length > 60) errors[`holidays.${index}`] = `En fazla 60 karakter; şimdi ${note.length}.`;
  }
  if (!parsed.success || Object.keys(errors).length > 0) return { errors };
  const { facebook, instagram, x, linkedin, ...facts } = parsed.data;
  const week = (days: DayValues[]): Week => days.map(({ open, from, until }) => (open ? { from, until } : null));
  return {
    facts: {
      ...facts,
      social: { facebook, instagram, x, linkedin },
      showroomHours: week(values.showroomHours),
      workingHours: week(values.workingHours),
      holidays: holidays
        .map(({ from, until, note }) => ({ from, until: until || from, note }))
        .sort((a, b) => a.from.localeCompare(b.from)),
    },
  };
}
