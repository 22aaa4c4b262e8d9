import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';

export type FieldShellProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** One message, or the list that zod's `flattenError` gives for a field; the first one is shown. */
  error?: string | readonly string[] | undefined;
  required?: boolean | undefined;
  /** Only for screen readers, where the surroundings already name the field. */
  hideLabel?: boolean;
};

/** What the control inside a field has to carry so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldShellProps & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, hint and error below. Forms set `noValidate`: our messages are Turkish, the browser's may not be. */
export function Field({ label, hint, error, required, hideLabel = false, id, className, children }: FieldProps) {
  const { control, below } = useFieldParts({ id, hint, error, required });
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={control.id} className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children(control)}
      {below.hint}
      {below.error}
    </div>
  );
}

type TextFieldProps = FieldShellProps &
  ComponentProps<'input'> & {
    name: string;
    /** Fixed text in front of the value, e.g. "/products/". */
    leading?: string;
  };

export function TextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  leading,
  id,
  className,
  ...input
}: TextFieldProps) {
  const shell = { label, hint, error, required, hideLabel, id, className };
  return (
    <Field {...shell}>
      {(control) =>
        leading ? (
          <div className="flex">
            <span className="field-addon" aria-hidden="true">
              {leading}
            </span>
            <input className="input" {...input} {...control} />
          </div>
        ) : (
          <input className="input" {...input} {...control} />
        )
      }
    </Field>
  );
}

type TextareaFieldProps = FieldShellProps & ComponentProps<'textarea'> & { name: string };

export function TextareaField({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  rows = 5,
  ...textarea
}: TextareaFieldProps) {
  const shell = { label, hint, error, required, hideLabel, id, className };
  return <Field {...shell}>{(control) => <textarea className="input" rows={rows} {...textarea} {...control} />}</Field>;
}

type SelectFieldProps = FieldShellProps &
  ComponentProps<'select'> & {
    name: string;
    /** The empty first choice, e.g. "Renk seçin". */
    placeholder?: string;
    options?: readonly { value: string; label: string }[];
  };

export function SelectField({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  placeholder,
  options = [],
  children,
  ...select
}: SelectFieldProps) {
  const shell = { label, hint, error, required, hideLabel, id, className };
  return (
    <Field {...shell}>
      {(control) => (
        <select className="input" {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}

type CheckboxFieldProps = Omit<FieldShellProps, 'hideLabel'> & Omit<ComponentProps<'input'>, 'type'> & { name: string };

export function CheckboxField({ label, hint, error, required, id, className, ...input }: CheckboxFieldProps) {
  const { control, below } = useFieldParts({ id, hint, error, required });
  return (
    <div className={className}>
      <label className="check" htmlFor={control.id}>
        <input {...input} type="checkbox" {...control} />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {below.hint && <div className="-mt-2.5 pl-9">{below.hint}</div>}
      {below.error}
    </div>
  );
}

/** Hint and error get ids derived from the control's, and the control points at them. */
function useFieldParts({ id, hint, error, required }: Pick<FieldProps, 'id' | 'hint' | 'error' | 'required'>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const message = typeof error === 'string' ? error : error?.[0];
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = message ? `${controlId}-error` : undefined;
  const control: ControlProps = {
    id: controlId,
    required,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': message ? true : undefined,
  };
  const below = {
    hint: hintId && (
      <p className="hint" id={hintId}>
        {hint}
      </p>
    ),
    error: errorId && <FieldError id={errorId}>{message}</FieldError>,
  };
  return { control, below };
}

function RequiredMark() {
  return (
    <span className="text-danger" aria-hidden="true">
      {' *'}
    </span>
  );
}
