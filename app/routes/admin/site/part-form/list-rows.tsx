import type { ComponentType } from 'react';
import type { Content, Fields, ListField } from '#app/features/content/fields.ts';
import { useRows } from '#app/routes/admin/form/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { PartControls } from './part-form-state.ts';

type RowFieldsProps = PartControls & {
  fields: Fields;
  values: Content<Fields>;
  published: Content<Fields> | undefined;
  path: string;
};

type ListRowsProps = PartControls & {
  field: ListField;
  name: string;
  rows: Content<Fields>[];
  published: Content<Fields>[] | undefined;
  /** Draws one row. Handed in, because rows may hold lists themselves. */
  Fields: ComponentType<RowFieldsProps>;
};

export function ListRows({ field, name, rows: initial, published, Fields, ...controls }: ListRowsProps) {
  const { form } = controls;
  // What is published belongs to the row, wherever it is moved.
  const { rows, add, remove, move } = useRows(
    initial.map((values, index) => ({ values, published: published?.[index] })),
    form.markChanged,
  );
  const isFixed = field.min === field.max;
  const error = form.errors?.[name];
  return (
    <fieldset className="grid gap-4">
      <legend className="label mb-1">{field.label}</legend>
      {field.hint && <p className="hint">{field.hint}</p>}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <ol className="grid gap-4">
        {rows.map(({ key, value }, index) => (
          <li key={key} className="grid gap-4 rounded-board border border-stone-300 bg-white p-4 md:p-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span className="font-semibold">{`${field.item} ${index + 1}`}</span>
              <div className="flex gap-1 noscript:hidden">
                <IconButton
                  icon="up"
                  label={`${field.item} ${index + 1}: yukarı taşı`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="dn"
                  label={`${field.item} ${index + 1}: aşağı taşı`}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, 1)}
                />
                {!isFixed && (
                  <IconButton
                    icon="bin"
                    danger
                    label={`${field.item} ${index + 1}: kaldır`}
                    disabled={rows.length <= field.min}
                    onClick={() => remove(key)}
                  />
                )}
              </div>
            </div>
            <Fields
              {...controls}
              fields={field.fields}
              values={value.values}
              published={value.published}
              path={`${name}.${index}.`}
            />
          </li>
        ))}
      </ol>
      {!isFixed && (
        <div className="noscript:hidden">
          <Button
            variant="outline"
            size="sm"
            disabled={rows.length >= field.max}
            onClick={() => add({ values: emptyRow(field.fields), published: undefined })}
          >
            <Icon name="plus" />
            {`${field.item} ekle`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function emptyRow(fields: Fields): Content<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => {
    if (field.kind === 'list' || field.kind === 'order') return [name, []];
    if (field.kind === 'picture') return [name, { src: '', alt: '' }];
    return [name, field.kind === 'choice' ? Object.keys(field.options)[0] : ''];
  });
  return Object.fromEntries(entries);
}
