import { Field } from '#app/ui/field.tsx';

interface MeasureFieldProps {
  /** Also its place in messages and in the drawing's links: "en-0". */
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  placeholder?: string;
  hint?: string;
}

/** A length in metres; the unit stands inside the field. */
export function MeasureField({ id, name, label, value, error, placeholder, hint }: MeasureFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => (
        <div className="unit" data-unit="m">
          <input
            {...control}
            className="input"
            name={name}
            defaultValue={value}
            placeholder={placeholder}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        </div>
      )}
    </Field>
  );
}
