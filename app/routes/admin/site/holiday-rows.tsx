import { HOLIDAYS_MAX } from '#app/features/content/site-facts.ts';
import { useRows } from '#app/routes/admin/form/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { FactsFormState } from './facts-form-state.ts';

const EMPTY = { from: '', until: '', note: '' };

/** Rows without any text are left out, so one empty row serves those without JavaScript. */
export function HolidayRows({ form: { values, errors, markChanged } }: { form: FactsFormState }) {
  const { rows, add, remove } = useRows(values.holidays.length > 0 ? values.holidays : [EMPTY], markChanged);
  return (
    <>
      <ul className="@container grid gap-4">
        {rows.map(({ key, value }, index) => (
          <li key={key} className="grid grid-cols-2 items-end gap-3 @2xl:grid-cols-[10rem_10rem_minmax(0,1fr)_auto]">
            <TextField
              name="holidays.from"
              label="İlk gün"
              type="date"
              defaultValue={value.from}
              error={errors?.[`holidays.${index}`]}
            />
            <TextField name="holidays.until" label="Son gün" type="date" defaultValue={value.until} />
            <TextField name="holidays.note" label="Açıklama" defaultValue={value.note} placeholder="Kurban Bayramı" />
            <IconButton icon="bin" label={`${index + 1}. tatili kaldır`} onClick={() => remove(key)} />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="sm" disabled={rows.length >= HOLIDAYS_MAX} onClick={() => add(EMPTY)}>
          <Icon name="plus" />
          Tatil ekle
        </Button>
      </div>
    </>
  );
}
