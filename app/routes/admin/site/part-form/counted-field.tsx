import { useState } from 'react';
import type { LinesField, TextField } from '#app/features/content/fields.ts';
import { Field } from '#app/ui/field.tsx';

type CountedFieldProps = {
  field: TextField | LinesField;
  name: string;
  initial: string;
  published: string | undefined;
  error: string | undefined;
  onChange: () => void;
};

/** One text, with what the layout has room for, and the way back to what visitors read now. */
export function CountedField({ field, name, initial, published, error, onChange }: CountedFieldProps) {
  const [text, setText] = useState(initial);
  const changed = published !== undefined && published !== text;
  const type = (next: string) => {
    setText(next);
    onChange();
  };
  const input = {
    name,
    className: 'input',
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
  };
  const { length } = text.trim();
  return (
    <div className="grid gap-2">
      <Field
        label={
          <span className="flex justify-between gap-4">
            {field.label}
            <span className={length > field.max ? 'font-normal text-danger tnum' : 'font-normal text-stone-600 tnum'}>
              <span className="sr-only">, karakter: </span>
              {`${length} / ${field.max}`}
            </span>
          </span>
        }
        hint={field.hint}
        error={error}
      >
        {(control) => {
          const required = !field.optional;
          if (field.kind === 'lines') return <textarea rows={field.rows} {...control} {...input} required={required} />;
          return field.max > 90 ? (
            <textarea rows={Math.ceil(field.max / 60)} {...control} {...input} required={required} />
          ) : (
            <input {...control} {...input} required={required} />
          );
        }}
      </Field>
      {changed && (
        <p className="text-sm text-stone-600">
          Yayındaki: “{published}”{' '}
          <button type="button" className="link" onClick={() => type(published)}>
            Buna dön
          </button>
        </p>
      )}
    </div>
  );
}
