import { data } from 'react-router';
import { findSchedule } from '#app/features/schedule/queries.server.ts';
import {
  PAST,
  readMoment,
  SCHEDULED_ACTIONS,
  type Schedule,
  type ScheduledAction,
  subjectInput,
  writeMoment,
} from '#app/features/schedule/schedule.ts';
import { setSchedule } from '#app/features/schedule/service.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/schedule.ts';
import type { ScheduleAnswer } from './form/schedule/schedule-answer.ts';
import { SCHEDULE_SPELLINGS, scheduleTexts } from './form/schedule/texts.ts';

export function loader() {
  return new Response(null, { status: 404 });
}

/** When a record goes live and off: `show_day` and `show_clock`, `hide_day` and `hide_clock`, each pair empty or complete. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const subject = subjectInput.safeParse(params);
  if (!subject.success)
    throw new Response('Bu kayıt zamanlanamaz. Sayfayı yenileyip yeniden deneyin.', { status: 400 });
  const form = await request.formData();
  const wanted = readActions(form.get('actions'));
  const { kind, id } = subject.data;
  const text = scheduleTexts[SCHEDULE_SPELLINGS[kind]];
  const schedule: Schedule = {};
  const kept = await findSchedule(db, kind, id);
  for (const action of SCHEDULED_ACTIONS) if (!wanted.includes(action) && kept[action]) schedule[action] = kept[action];
  const errors: ScheduleAnswer['errors'] = {};
  for (const action of wanted) {
    const [day, clock] = [String(form.get(`${action}_day`) ?? ''), String(form.get(`${action}_clock`) ?? '')];
    if (day === '' && clock === '') continue;
    const moment = readMoment(day, clock);
    if ('at' in moment) schedule[action] = moment.at;
    else errors[action] = moment.error === PAST ? text.past : text.noTime;
  }
  if (schedule.show && schedule.hide && schedule.hide <= schedule.show) errors.hide = text.order;
  if (Object.keys(errors).length > 0) return data({ errors } satisfies ScheduleAnswer, { status: 400 });
  const found = await setSchedule(db, context.get(adminContext), subject.data, schedule);
  if (!found) return data({ toast: { kind: 'error', text: text.gone } } satisfies ScheduleAnswer, { status: 404 });
  const confirm = () => {
    const [show, hide] = SCHEDULED_ACTIONS.map((action) => (wanted.includes(action) ? schedule[action] : undefined));
    if (show) return text.shownAt(writeMoment(show));
    return hide ? text.hiddenAt(writeMoment(hide)) : text.removed;
  };
  return { toast: { kind: 'success', text: confirm() } } satisfies ScheduleAnswer;
}

/** Which of the two are set; the other one stays as it is. */
function readActions(value: FormDataEntryValue | null): readonly ScheduledAction[] {
  if (value === null) return SCHEDULED_ACTIONS;
  const names = String(value).split(' ');
  return SCHEDULED_ACTIONS.filter((action) => names.includes(action));
}
