import type { Content, Field, Fields, Ordered, StoredPicture } from '#app/features/content/fields.ts';
import { RichTextField } from '#app/routes/admin/rich-text/rich-text-field.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { CountedField } from './counted-field.tsx';
import { ListRows } from './list-rows.tsx';
import { OrderRows } from './order-rows.tsx';
import type { PartControls } from './part-form-state.ts';
import { PartPicture } from './part-picture.tsx';

type PartFieldsProps = PartControls & {
  fields: Fields;
  values: Content<Fields>;
  /** What visitors read now; a new row of a list has none. */
  published: Content<Fields> | undefined;
  /** Of the list's row that they are in: "questions.2." */
  path?: string;
};

/** A control for each field of a part, drawn from its declaration. */
export function PartFields({ fields, values, published, path = '', ...controls }: PartFieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <PartField
      key={name}
      {...controls}
      field={field}
      name={path + name}
      value={values[name]}
      published={published?.[name]}
    />
  ));
}

type PartFieldProps = PartControls & { field: Field; name: string; value: unknown; published: unknown };

function PartField({ field, name, value, published, ...controls }: PartFieldProps) {
  const { form } = controls;
  const error = form.errors?.[name];
  switch (field.kind) {
    case 'text':
    case 'lines':
      return (
        <CountedField
          field={field}
          name={name}
          initial={value as string}
          published={published as string | undefined}
          error={error}
          onChange={form.markChanged}
        />
      );
    case 'rich':
      return (
        <RichTextField
          name={name}
          label={field.label}
          hint={field.hint}
          initial={value as string}
          onChange={form.markChanged}
          error={error}
          height="short"
        />
      );
    case 'number':
      return (
        <TextField
          name={name}
          label={field.label}
          hint={field.hint}
          inputMode="numeric"
          required
          defaultValue={value as string}
          error={error}
        />
      );
    case 'choice':
      return (
        <SelectField
          name={name}
          label={field.label}
          hint={field.hint}
          options={Object.entries(field.options).map(([option, label]) => ({ value: option, label }))}
          defaultValue={value as string}
          error={error}
        />
      );
    case 'picture':
      return <PartPicture {...controls} field={field} name={name} value={value as StoredPicture} />;
    case 'list':
      return (
        <ListRows
          {...controls}
          field={field}
          name={name}
          rows={value as Content<Fields>[]}
          published={published as Content<Fields>[] | undefined}
          Fields={PartFields}
        />
      );
    case 'anchor':
      return <input type="hidden" name={name} value={value as string} />;
    case 'order':
      return <OrderRows form={form} field={field} name={name} rows={value as Ordered[]} />;
  }
}
