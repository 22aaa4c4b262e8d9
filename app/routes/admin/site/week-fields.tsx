import { useId } from 'react';
import { DAY_NAMES } from '#app/shared/hours.ts';
import { FieldError } from '#app/ui/field-error.tsx';
import type { FactsFormState } from './facts-form-state.ts';

type WeekFieldsProps = { form: FactsFormState; name: 'showroomHours' | 'workingHours' };

export function WeekFields({ form: { values, errors }, name }: WeekFieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-2.5">
      {DAY_NAMES.map((day, index) => {
        const hours = values[name][index];
        const error = errors?.[`${name}.${index}`];
        const errorId = error ? `${id}-${index}` : undefined;
        const clock = (part: 'from' | 'until', label: string) => (
          <input
            className="input"
            type="time"
            name={`${name}.${index}.${part}`}
            aria-label={`${day}, ${label}`}
            aria-describedby={errorId}
            aria-invalid={error ? true : undefined}
            defaultValue={hours?.[part]}
          />
        );
        return (
          <div key={day} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <label className="check w-36">
              <input type="checkbox" name={`${name}.${index}.open`} defaultChecked={hours?.open} />
              <span>{day}</span>
            </label>
            <div className="grid grid-cols-[minmax(0,9rem)_auto_minmax(0,9rem)] items-center gap-2 large:grid-cols-1">
              {clock('from', 'açılış')}
              <span aria-hidden="true" className="large:hidden">
                –
              </span>
              {clock('until', 'kapanış')}
            </div>
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        );
      })}
    </div>
  );
}
