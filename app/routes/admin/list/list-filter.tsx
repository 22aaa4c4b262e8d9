import { type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';

type ListFilterProps = {
  /** The list's own address. */
  action: string;
  filter: string;
  /** Names the field, e.g. "Projelerde ara". */
  label: string;
  placeholder?: string;
  /** Another choice beside the text, e.g. a select of categories. */
  children?: ReactNode;
  /** Stays as it is when the text is changed. */
  status?: string | undefined;
  /** Whether there is anything to take off; the text alone unless told. */
  filtered?: boolean;
};

/** The text filter above a list; it lives in the address, so that a filtered list can be reloaded and sent on. */
export function ListFilter({
  action,
  filter,
  label,
  placeholder = label,
  children,
  status,
  filtered = filter !== '',
}: ListFilterProps) {
  const id = useId();
  const busy = useNavigation().location?.pathname === action;
  return (
    <Form
      role="search"
      action={action}
      className={classNames('flex flex-1 flex-wrap gap-2', children ? 'max-w-[48rem]' : 'max-w-[34rem]')}
      aria-busy={busy}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {/* A new filter in the address (a link, the back button) is a new field. */}
      <input
        key={filter}
        id={id}
        className="input min-w-0 flex-1 basis-40"
        type="search"
        name="q"
        defaultValue={filter}
        placeholder={placeholder}
        maxLength={100}
      />
      {children}
      {status && <input type="hidden" name="durum" value={status} />}
      <button type="submit" className={buttonClass({ variant: 'outline' })}>
        Ara
      </button>
      {filtered && (
        <Link to={action} className={buttonClass({ variant: 'quiet' })}>
          Temizle
        </Link>
      )}
    </Form>
  );
}
