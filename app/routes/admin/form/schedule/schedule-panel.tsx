import { useState } from 'react';
import { href } from 'react-router';
import {
  readMoment,
  SCHEDULED_ACTIONS,
  type Schedule,
  type ScheduledAction,
  type ScheduledKind,
} from '#app/features/schedule/schedule.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { formatClock, formatDay, formatWeekday, toIsoDay } from '#app/shared/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { ScheduleAnswer } from './schedule-answer.ts';
import { ScheduleBadge } from './schedule-badge.tsx';
import { scheduleTexts } from './texts.ts';

type SchedulePanelProps = {
  kind: ScheduledKind;
  id: string;
  schedule: Schedule;
  spelling: Spelling;
  /** What is chosen here; the rest, in the form of the record, stays as it is. */
  actions?: readonly ScheduledAction[];
};

/** When a saved record goes live and off. A form of its own: it changes nothing that stands in the other one. */
export function SchedulePanel({ kind, id, schedule, spelling, actions = SCHEDULED_ACTIONS }: SchedulePanelProps) {
  const text = scheduleTexts[spelling];
  const sending = useAdminFetcher<ScheduleAnswer>({ failure: text.failed, spelling });
  const isSet = actions.some((action) => schedule[action] !== undefined);
  const action = href('/admin/schedule/:kind/:id', { kind, id });
  return (
    <details className="panel noscript:hidden mt-6 p-4 md:p-5" open={isSet}>
      <summary className="-my-2.5 min-h-11 cursor-pointer py-2.5 font-semibold">
        {text.title} <ScheduleBadge schedule={schedule} spelling={spelling} />
      </summary>
      <sending.Form
        // A saved schedule fills the fields again.
        key={`${schedule.show} ${schedule.hide}`}
        method="post"
        action={action}
        className="mt-4 grid gap-5"
        noValidate
      >
        {actions.map((name) => (
          <Moment
            key={name}
            name={name}
            label={text[name]}
            at={schedule[name]}
            error={sending.answer?.errors?.[name]}
            spelling={spelling}
          />
        ))}
        <input type="hidden" name="actions" value={actions.join(' ')} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" busy={sending.busy}>
            {text.save}
          </Button>
          {isSet && (
            <Button
              variant="quiet"
              size="sm"
              disabled={sending.busy}
              onClick={() => sending.submit({ actions: actions.join(' ') }, { method: 'post', action })}
            >
              {text.remove}
            </Button>
          )}
        </div>
      </sending.Form>
    </details>
  );
}

type MomentProps = {
  name: ScheduledAction;
  label: string;
  at: string | undefined;
  error: string | undefined;
  spelling: Spelling;
};

/** A day and a time of Istanbul, and what they mean in words. */
function Moment({ name, label, at, error, spelling }: MomentProps) {
  const text = scheduleTexts[spelling];
  const [day, setDay] = useState(at ? toIsoDay(at) : '');
  const [clock, setClock] = useState(at ? formatClock(at) : '');
  const moment = readMoment(day, clock);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Field label={label} error={error}>
          {(control) => (
            <input
              {...control}
              type="date"
              name={`${name}_day`}
              className="input"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </Field>
        <Field label={text.clock}>
          {(control) => (
            <input
              {...control}
              type="time"
              name={`${name}_clock`}
              className="input"
              value={clock}
              onChange={(event) => setClock(event.target.value)}
            />
          )}
        </Field>
      </div>
      {'at' in moment && (
        <p className="hint" aria-live="polite">
          {`${formatDay(moment.at)} ${formatWeekday(moment.at)}, ${clock.replace(':', '.')}. ${text.zone}`}
        </p>
      )}
    </div>
  );
}
