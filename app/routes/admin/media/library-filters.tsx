import { useId, useRef } from 'react';
import { Form, href } from 'react-router';
import {
  LIBRARY_FILTERS,
  LIBRARY_ORDERS,
  type LibraryFilter,
  type LibraryQuery,
  libraryHref,
} from '#app/features/media/library-query.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';

const LIBRARY = href('/admin/media');
const filters = Object.entries(LIBRARY_FILTERS) as [LibraryFilter, string][];

type LibraryFiltersProps = { query: LibraryQuery; counts: Record<LibraryFilter | 'all', number> };

/** Words, order and kind; all of it lives in the address. */
export function LibraryFilters({ query, counts }: LibraryFiltersProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <Form ref={form} role="search" action={LIBRARY} className="mt-6 flex flex-wrap gap-2">
        {query.show && <input type="hidden" name="goster" value={query.show} />}
        <label htmlFor={id} className="sr-only">
          Görsellerde ara
        </label>
        <input
          key={query.filter}
          id={id}
          className="input max-w-[24rem] min-w-0 flex-1 basis-40"
          type="search"
          name="q"
          defaultValue={query.filter}
          placeholder="Ad, alt metin ya da kullanıldığı yer"
          maxLength={100}
        />
        <button type="submit" className={buttonClass({ variant: 'outline' })}>
          Ara
        </button>
        <select
          key={query.order}
          className="input input-auto"
          name="sirala"
          aria-label="Sıralama"
          defaultValue={query.order}
          onChange={() => form.current?.requestSubmit()}
        >
          {Object.entries(LIBRARY_ORDERS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Form>
      <nav aria-label="Göster" className="mt-3">
        <ul className="chip-strip">
          <li>
            <ChipLink to={libraryHref(LIBRARY, query, { show: undefined, page: 1 })} current={query.show === undefined}>
              Tümü {counts.all}
            </ChipLink>
          </li>
          {filters.map(([filter, label]) => (
            <li key={filter}>
              <ChipLink to={libraryHref(LIBRARY, query, { show: filter, page: 1 })} current={query.show === filter}>
                {label} {counts[filter]}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
