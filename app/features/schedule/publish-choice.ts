import { z } from 'zod';
import { formatClock, toIsoDay } from '#app/shared/dates.ts';
import { NO_TIME, PAST, readMoment, type Schedule } from './schedule.ts';

// When a post is shown: chosen in its form, beside what it says.

export const PUBLISH_CHOICES = ['draft', 'now', 'later'] as const;
export type PublishChoice = (typeof PUBLISH_CHOICES)[number];

/** As typed. Without a choice the post stays as it is: hidden, shown or waiting. */
export interface PublishValues {
  publish: PublishChoice | '';
  publish_day: string;
  publish_clock: string;
}

export const NOT_PUBLISHED: PublishValues = { publish: 'draft', publish_day: '', publish_clock: '' };

export const PAST_MOMENT = 'Geçmiş bir saat seçtiniz; ileri bir zaman seçin ya da “Hemen”i kullanın.';

const choice = z.enum(PUBLISH_CHOICES).or(z.literal('')).catch('');

export function readPublishForm(form: FormData): PublishValues {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    publish: choice.parse(text('publish')),
    publish_day: text('publish_day'),
    publish_clock: text('publish_clock'),
  };
}

export type Publishing = { choice: 'draft' | 'now' } | { choice: 'later'; at: string } | null;

/** What is to happen to the post once it is saved, or what is wrong with the time. */
export function checkPublish(
  { publish, publish_day, publish_clock }: PublishValues,
  now = new Date(),
): { publishing: Publishing } | { error: string } {
  if (publish === '') return { publishing: null };
  if (publish !== 'later') return { publishing: { choice: publish } };
  const moment = readMoment(publish_day, publish_clock, now);
  if ('at' in moment) return { publishing: { choice: publish, at: moment.at } };
  return { error: moment.error === PAST ? PAST_MOMENT : NO_TIME };
}

/** What the form of a post begins with. */
export function publishValues(post: { is_published: boolean }, { show }: Schedule): PublishValues {
  if (show) return { publish: 'later', publish_day: toIsoDay(show), publish_clock: formatClock(show) };
  return { ...NOT_PUBLISHED, publish: post.is_published ? 'now' : 'draft' };
}
