import { data } from 'react-router';
import {
  readMoment,
  SCHEDULED_ACTIONS,
  type Schedule,
  subjectInput,
  writeMoment,
} from '#app/features/schedule/schedule.ts';
import { setSchedule } from '#app/features/schedule/service.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/schedule.ts';
import type { ScheduleAnswer } from './form/schedule/schedule-answer.ts';

export function loader() {
  return new Response(null, { status: 404 });
}

/** When a record goes live and off: `show_day` and `show_clock`, `hide_day` and `hide_clock`, each pair empty or complete. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const subject = subjectInput.safeParse(params);
  if (!subject.success)
    throw new Response('Bu kayıt zamanlanamaz. Sayfayı yenileyip yeniden deneyin.', { status: 400 });
  const form = await request.formData();
  const schedule: Schedule = {};
  const errors: ScheduleAnswer['errors'] = {};
  for (const action of SCHEDULED_ACTIONS) {
    const [day, clock] = [String(form.get(`${action}_day`) ?? ''), String(form.get(`${action}_clock`) ?? '')];
    if (day === '' && clock === '') continue;
    const moment = readMoment(day, clock);
    if ('at' in moment) schedule[action] = moment.at;
    else errors[action] = moment.error;
  }
  if (schedule.show && schedule.hide && schedule.hide <= schedule.show)
    errors.hide = 'Yayından kalkma, yayına girmeden sonra olmalı.';
  if (Object.keys(errors).length > 0) return data({ errors } satisfies ScheduleAnswer, { status: 400 });
  const found = await setSchedule(db, context.get(adminContext), subject.data, schedule);
  if (!found)
    return data({ toast: { kind: 'error', text: 'Kayıt bulunamadı' } } satisfies ScheduleAnswer, { status: 404 });
  return { toast: { kind: 'success', text: confirm(schedule) } } satisfies ScheduleAnswer;
}

function confirm({ show, hide }: Schedule): string {
  if (show) return `${writeMoment(show)} için zamanlandı.`;
  return hide ? `${writeMoment(hide)} tarihinde yayından kalkacak.` : 'Zamanlama kaldırıldı.';
}
