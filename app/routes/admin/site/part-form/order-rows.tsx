import type { Ordered, OrderField } from '#app/features/content/fields.ts';
import { useRows } from '#app/routes/admin/form/use-rows.ts';
import { CheckboxField } from '#app/ui/field.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { PartFormState } from './part-form-state.ts';

type OrderRowsProps = { form: PartFormState; field: OrderField; name: string; rows: Ordered[] };

export function OrderRows({ form, field, name, rows: initial }: OrderRowsProps) {
  const { rows, move } = useRows(initial, form.markChanged);
  const error = form.errors?.[name];
  return (
    <fieldset className="grid gap-3">
      <legend className="label mb-1">{field.label}</legend>
      {field.hint && <p className="hint">{field.hint}</p>}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <ol className="border-t border-stone-300">
        {rows.map(({ key, value }, index) => {
          const label = field.items[value.name] ?? value.name;
          return (
            <li key={key} className="flex items-center justify-between gap-4 border-b border-stone-300 py-1">
              <input type="hidden" name={`${name}.${index}.name`} value={value.name} />
              <CheckboxField name={`${name}.${index}.shown`} label={label} defaultChecked={value.shown} />
              <div className="flex gap-1 noscript:hidden">
                <IconButton
                  icon="up"
                  label={`${label}: yukarı taşı`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="dn"
                  label={`${label}: aşağı taşı`}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, 1)}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
