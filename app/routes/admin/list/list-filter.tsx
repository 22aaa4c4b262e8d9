import { useId } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';

type ListFilterProps = {
  /** The list's own address. */
  action: string;
  filter: string;
  /** Names the field, e.g. "Projelerde ara". */
  label: string;
};

/** The text filter above a list; it lives in the address, so that a filtered list can be reloaded and sent on. */
export function ListFilter({ action, filter, label }: ListFilterProps) {
  const id = useId();
  const busy = useNavigation().location?.pathname === action;
  return (
    <Form role="search" action={action} className="mt-6 flex max-w-[34rem] flex-wrap gap-2" aria-busy={busy}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {/* A new filter in the address (a link, the back button) is a new field. */}
      <input
        key={filter}
        id={id}
        className="input min-w-0 flex-1"
        type="search"
        name="q"
        defaultValue={filter}
        placeholder={label}
        maxLength={100}
      />
      <button type="submit" className={buttonClass({ variant: 'outline' })}>
        Ara
      </button>
      {filter && (
        <Link to={action} className={buttonClass({ variant: 'quiet' })}>
          Temizle
        </Link>
      )}
    </Form>
  );
}
